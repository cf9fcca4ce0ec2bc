/** jsdom has no media queries; everything that is asked of this one is true, or nothing is. */
export function setScreen(width: 'wide' | 'narrow'): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: width === 'wide',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
}
