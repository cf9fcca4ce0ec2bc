/** Returns the pages to show: first, last and the neighbours of the current one; `null` is a gap. */
export function pageWindow(page: number, pageCount: number): (number | null)[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount]);
  const pages = [...shown].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((each, index) => {
    const before = pages[index - 1] ?? 0;
    if (each - before === 1) return [each];
    // A gap of one page would need as much space as the page itself.
    return each - before === 2 ? [each - 1, each] : [null, each];
  });
}
