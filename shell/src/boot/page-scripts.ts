export const pageScriptsElementId = 'shop-scripts';

/** A script that the page needs once it has been seen. */
export interface PageScript {
  href: string;
  integrity: string;
}

/** In the page as JSON. `main` runs the shop; the others are those that it is going to ask for. */
export interface PageScripts {
  main: PageScript;
  others: PageScript[];
}

/** What the main script leaves to be done, in this order. */
export type BootTask = () => Promise<unknown>;

declare global {
  // oxlint-disable-next-line no-var -- a global of two scripts that share nothing else
  var bootTasks: readonly BootTask[] | undefined;
}
