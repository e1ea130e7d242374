/** A gap in the connection: a short one is not worth a word. */
const SHORT = 1000; // milliseconds

export class Gap {
  /** It has been long enough to be told. */
  noticed = $state(false);

  constructor(online: () => boolean) {
    $effect(() => {
      if (online()) {
        this.noticed = false;
        return;
      }
      const timer = setTimeout(() => (this.noticed = true), SHORT);
      return () => clearTimeout(timer);
    });
  }
}
