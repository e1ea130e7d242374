// Which page the address names.
export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; number: number | null }
  | { page: "analysis"; id: string; turn: number | null }
  | { page: "rules"; game: string; part: string | null }
  | { page: "reference"; game: string; part: string | null }
  | { page: "credits" }
  | { page: "join"; id: string; code: string }
  | { page: "recover"; token: string }
  | { page: "nowhere" };

export function routeOf(path: string, hash: string): Route {
  const [first, second, third, ...more] = path.split("/").filter(Boolean).map(decoded);
  const fragment = decoded(hash.replace(/^#/, ""));
  if (more.length > 0) return { page: "nowhere" };
  if (first === undefined) return { page: "lobby" };
  if (first === "credits" && second === undefined) return { page: "credits" };
  if (first === "recover" && second === undefined) return { page: "recover", token: fragment };
  if (second === undefined) return { page: "nowhere" };
  if (first === "join" && third !== undefined) return { page: "join", id: second, code: third };
  if (first === "table" && third === undefined) return { page: "table", id: second };
  if (first === "rules" && third === undefined) return { page: "rules", game: second, part: fragment || null };
  if (first === "reference" && third === undefined) return { page: "reference", game: second, part: fragment || null };
  if (first === "replay" && (third === undefined || /^\d+$/.test(third))) {
    return { page: "replay", id: second, number: third === undefined ? null : Number(third) };
  }
  if (first === "analysis" && (third === undefined || /^\d+$/.test(third))) {
    return { page: "analysis", id: second, turn: third === undefined ? null : Number(third) };
  }
  return { page: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  #route = $state.raw<Route>(routeOf(location.pathname, location.hash));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    window.addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  get route(): Route {
    return this.#route;
  }

  /** Go to another page of this site. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else {
      history.pushState(null, "", path);
      window.scrollTo(0, 0);
    }
    this.#read();
  }

  #read(): void {
    this.#route = routeOf(location.pathname, location.hash);
  }

  // Plain links to our own pages do not reload.
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
