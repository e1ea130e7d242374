// How an analysis that somebody else makes is followed: asked about until it is there.
import "./device";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { AnalysisState } from "../src/lib/protocol";
import { Progress } from "../src/pages/analysis/progress.svelte";

const said = (state: AnalysisState["state"], done = 0, total = 40): AnalysisState => ({
  state,
  done,
  total,
  ahead: 0,
  mine: true,
  analysis: null,
});

/** A server that gives these answers one after the other, and a clock that only goes on when it is told to. */
class House {
  asked: string[] = [];
  waiting: (() => void)[] = [];
  seconds = 0;

  constructor(answers: (AnalysisState | number)[]) {
    const clock = { now: () => this.seconds * 1000 };
    Object.assign(globalThis, {
      fetch: (path: string, { method }: RequestInit) => {
        this.asked.push(`${method} ${path}`);
        const answer = answers.shift();
        const trouble = typeof answer === "number";
        return Promise.resolve(new Response(trouble ? "" : JSON.stringify(answer), { status: trouble ? answer : 200 }));
      },
      setTimeout: (then: () => void) => this.waiting.push(then),
      clearTimeout: (which?: number) => which && this.waiting.splice(which - 1, 1),
    });
    Object.defineProperty(globalThis, "performance", { value: clock, configurable: true });
  }

  /** Let some seconds pass, and the answer to the next question come. */
  async goOn(seconds = 1): Promise<void> {
    this.seconds += seconds;
    this.waiting.splice(0).forEach((then) => then());
    for (let step = 0; step < 10; step += 1) await new Promise(setImmediate);
  }
}

declare function setImmediate(then: (value: unknown) => void): void;

test("it asks again while somebody computes, and no longer when it is done", async () => {
  const house = new House([said("waiting"), said("running", 1), said("done", 40)]);
  const progress = new Progress("a b");
  await house.goOn();
  assert.equal(progress.now?.state, "waiting");
  assert.equal(progress.busy, true);
  await house.goOn();
  assert.equal(progress.now?.state, "running");
  await house.goOn();
  assert.equal(progress.busy, false);
  await house.goOn();
  assert.deepEqual(house.asked, Array(3).fill("GET /api/tables/a%20b/analysis"));
});

test("how long the rest takes is told when enough has been seen", async () => {
  const house = new House([said("running", 10), said("running", 12), said("running", 14), said("done", 40)]);
  const progress = new Progress("t");
  await house.goOn(0);
  assert.equal(progress.left, null);
  await house.goOn(4);
  assert.equal(progress.left, null); // two turns say little
  await house.goOn(4);
  assert.equal(progress.left, 52); // four turns in eight seconds, and 26 to go
  await house.goOn(1);
  assert.equal(progress.left, null);
});

test("it is begun and given up by asking", async () => {
  const house = new House([said("none"), said("waiting"), said("none")]);
  const progress = new Progress("t");
  await house.goOn();
  assert.equal(progress.busy, false);
  progress.start();
  await house.goOn(0);
  assert.equal(progress.busy, true);
  progress.cancel();
  await house.goOn(0);
  assert.equal(progress.busy, false);
  assert.deepEqual(
    house.asked.map((each) => each.split(" ")[0]),
    ["GET", "POST", "DELETE"],
  );
  assert.equal(house.waiting.length, 0);
});

test("trouble is told, and forgotten with the next answer", async () => {
  const house = new House([said("running"), 503, said("running", 1)]);
  const progress = new Progress("t");
  await house.goOn();
  await house.goOn();
  assert.equal(progress.trouble?.key, "web.trouble.refused");
  assert.equal(progress.busy, true); // what was known stands, so it goes on asking
  await house.goOn();
  assert.equal(progress.trouble, null);
  assert.equal(progress.now?.done, 1);
});

test("who leaves asks no more", async () => {
  const house = new House([said("running")]);
  const progress = new Progress("t");
  await house.goOn(0);
  progress.stop();
  await house.goOn(5);
  assert.equal(house.asked.length, 1);
});
