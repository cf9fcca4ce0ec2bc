/** Replaces `matchMedia`, which jsdom lacks, with one that supports `(min-width: …px)`. */
export function setScreenWidth(width: number): void {
  window.matchMedia = (query) => {
    const target = new EventTarget() as MediaQueryList;
    const minimum = Number(/min-width: (\d+)px/.exec(query)?.[1]);
    return Object.assign(target, { matches: width >= minimum, media: query });
  };
}
