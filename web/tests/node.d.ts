// As much of Node as the tests use.
declare module "node:test" {
  export function test(name: string, body: () => void | Promise<void>): void;
}
declare module "node:assert/strict" {
  const assert: {
    ok(value: unknown): void;
    equal(actual: unknown, expected: unknown): void;
    deepEqual(actual: unknown, expected: unknown): void;
  };
  export default assert;
}
declare module "node:fs" {
  export function cpSync(from: string, to: string): void;
  export function mkdirSync(path: string): void;
  export function mkdtempSync(prefix: string): string;
  export function readFileSync(path: URL, encoding: string): string;
  export function rmSync(path: string, options: { recursive: boolean }): void;
  export function writeFileSync(path: string, text: string): void;
}
declare module "node:os" {
  export function tmpdir(): string;
}
declare module "node:path" {
  export function join(...parts: string[]): string;
}
