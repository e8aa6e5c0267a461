declare namespace App {
  interface Locals {
    /** How often each worked example stands on the page so far. */
    boards?: Map<string, number>;
    /** The terms that are marked on the page so far. */
    terms?: Set<string>;
    /** Whether the page has the styles of a split to try already. */
    hasTryingStyles?: boolean;
  }
}
