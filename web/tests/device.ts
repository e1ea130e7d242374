// A device with a mouse on which a reader has chosen a language; named first, before what asks for it.
const chosen = "de";

Object.assign(globalThis, {
  localStorage: { getItem: (name: string) => (name === "menagerie.language" ? chosen : null) },
  matchMedia: () => ({ matches: false }),
});
