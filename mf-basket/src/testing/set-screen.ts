/** Replaces `matchMedia`, which jsdom lacks. Every media query matches on a wide screen, none on a narrow one. */
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
