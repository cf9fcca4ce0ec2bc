/** Focuses the main heading, or the main element if there is no heading. */
export function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector('h1');
  // Focusable by script only; not in the server's HTML, where it would have no effect.
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main).focus({ preventScroll: true });
}
