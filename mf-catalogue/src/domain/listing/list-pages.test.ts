import { extendedPages, maxPages, paginationOf, previousPage, shownPages } from './list-pages.ts';

describe('paginationOf', () => {
  it.each([
    [{ p: 1 }, 4, { mode: 'change', initial: 1, current: 1, count: 4, next: 2 }],
    [{ p: 4 }, 4, { mode: 'change', initial: 4, current: 4, count: 4, next: null }],
    [{ p: 0 }, 4, { mode: 'change', initial: 1, current: 1, count: 4, next: 2 }],
    [{ p: -1 }, 4, { mode: 'change', initial: 1, current: 1, count: 4, next: 2 }],
    [{ p: 9999 }, 4, { mode: 'change', initial: 4, current: 4, count: 4, next: null }],
    [{ p: 1 }, 0, { mode: 'change', initial: 1, current: 1, count: 0, next: null }],
    [{ from: 2, p: 4 }, 5, { mode: 'extend', initial: 2, current: 4, count: 5, next: 5 }],
    [{ from: 0, p: 2 }, 5, { mode: 'extend', initial: 1, current: 2, count: 5, next: 3 }],
    [{ from: 9992, p: 9999 }, 3, { mode: 'change', initial: 3, current: 3, count: 3, next: null }],
    [{ from: 4, p: 2 }, 5, { mode: 'change', initial: 2, current: 2, count: 5, next: 3 }],
  ] as const)('bounds %j to the %i pages of the list', (pages, count, expected) => {
    expect(paginationOf(pages, count)).toEqual(expected);
  });
});

describe('previousPage', () => {
  it.each([
    [{ p: 1 }, null],
    [{ p: 3 }, 2],
    [{ from: 1, p: 3 }, null],
    [{ from: 2, p: 4 }, 1],
  ] as const)(
    'of %j is %j: before the current page, or before the first of an extended list',
    (pages, page) => {
      expect(previousPage(paginationOf(pages, 5))).toBe(page);
    },
  );
});

describe('extendedPages', () => {
  it('adds a page and keeps the first one, up to the last page', () => {
    expect(extendedPages(paginationOf({ p: 1 }, 3))).toEqual({ from: 1, p: 2 });
    expect(extendedPages(paginationOf({ from: 1, p: 2 }, 3))).toEqual({ from: 1, p: 3 });
    expect(extendedPages(paginationOf({ from: 1, p: 3 }, 3))).toBeNull();
  });

  it('ends at the number of pages that a document has at most', () => {
    expect(extendedPages(paginationOf({ from: 2, p: maxPages }, 99))).toEqual({ from: 2, p: maxPages + 1 });
    expect(extendedPages(paginationOf({ from: 1, p: maxPages }, 99))).toBeNull();
  });
});

it('shownPages lists the pages from the first to the current one', () => {
  expect(shownPages(paginationOf({ from: 2, p: 4 }, 9))).toEqual([2, 3, 4]);
  expect(shownPages(paginationOf({ p: 4 }, 9))).toEqual([4]);
});
