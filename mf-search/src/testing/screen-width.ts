/** jsdom has no layout: this answers the one media query that the box asks. */
export function stubScreen(kind: 'phone' | 'desktop'): void {
  const list = {
    matches: kind === 'phone',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.assign(globalThis, { matchMedia: () => list });
  Element.prototype.scrollIntoView = () => undefined;
}
