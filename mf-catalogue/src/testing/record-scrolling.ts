/** Returns the ids of the elements that are scrolled into view from now on; jsdom has no layout. */
export function recordScrolling(): string[] {
  const ids: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    ids.push(this.id);
  };
  return ids;
}
