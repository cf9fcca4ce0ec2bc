/** Replaces `matchMedia`, which jsdom lacks, for the one media query of the box. */
export function stubScreen(kind: 'phone' | 'desktop'): void {
  const list = {
    matches: kind === 'phone',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.assign(globalThis, { matchMedia: () => list });
  Element.prototype.scrollIntoView = () => undefined;
}
