/** The buttons of the status line, which a phone shows at its foot: how high they are, for what ends above them. */
class Foot {
  height = $state(0);
  /** For those alone that ask for it: if all of a table inherited it, all of it would be reckoned anew at every step. */
  readonly style = $derived(`--deeds: ${this.height}px`);
}

export const foot = new Foot();
