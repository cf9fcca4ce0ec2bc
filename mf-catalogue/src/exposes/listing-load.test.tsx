import { jest } from '@jest/globals';
import { renderToString } from 'react-dom/server.node';
import type { PageModule } from 'shared-runtime';
import { answer, createStubShop, ErrorResponse, type StubOptions } from 'shared-runtime/testing';
import { card, listing, sale } from '../testing/factories.ts';
import { loadPage } from '../testing/loaded-page.tsx';
import { handlers } from '../testing/page-handlers.ts';
import { fragment } from './listing-fragment.tsx';
import { page } from './listing-page.tsx';

/** Loads the page of a category on the server and returns its result. */
async function resultOf(search: Record<string, string> = {}, options: StubOptions = {}) {
  const { context } = createStubShop({ handlers, side: 'server', ...options });
  return page.load?.(context, { path: '/products', search, entityId: 12, pageType: 'category' });
}

describe('load() of a listing', () => {
  it('continues the positions of products on the next page', async () => {
    const pagination = { mode: 'change', initial: 2, current: 2, count: 3, next: 3 } as const;
    const second = [answer('cat-products-es', () => listing({ total: 100, pagination })), ...handlers];
    const result = await resultOf({ p: '2' }, { handlers: second });
    expect(result?.structuredData?.[1]).toMatchObject({
      numberOfItems: 100,
      itemListElement: [{ position: 43, url: card().url }],
    });
  });

  it.each([
    [3, { p: '9', order: 'newest', dir: 'desc' }, '/products?order=newest&dir=desc&p=3'],
    [1, { p: '2' }, '/products'],
    [0, { p: '2', utm_source: 'mail' }, '/products?utm_source=mail'],
  ])('redirects from beyond the end of %i pages to the last page', async (count, search, redirect) => {
    const pagination = { mode: 'change', initial: 9, current: 9, count, next: null } as const;
    const short = [answer('cat-products-es', () => listing({ items: [], pagination })), ...handlers];
    expect(await resultOf(search as Record<string, string>, { handlers: short })).toEqual({ redirect });
  });

  it('redirects from beyond the end of an extended list to its last page', async () => {
    const pagination = { mode: 'change', initial: 2, current: 2, count: 2, next: null } as const;
    const short = [answer('cat-products-es', () => listing({ items: [], pagination })), ...handlers];
    const result = await resultOf({ from: '1', p: '5' }, { handlers: short });
    expect(result).toEqual({ redirect: '/products?from=1&p=2' });
  });

  it.each([
    [{ p: 9 }, { s: 'ski', p: '9', utm_source: 'mail' }, '/search?s=ski&utm_source=mail&p=3'],
    [
      { p: 9, order: 'newest', parameters: { from: '2', brand: '4,3' } },
      { s: 'ski', brand: '4,3', from: '2', p: '9' },
      '/search?s=ski&brand=3,4&order=newest&dir=desc&from=2&p=3',
    ],
    [{ p: 3 }, { s: 'ski', p: '3' }, undefined],
  ] as const)(
    'redirects the page of the fragment with %j, whose query is %j, to %s if its list has three pages',
    async (props, search, redirect) => {
      const pagination = { mode: 'change', initial: 3, current: 3, count: 3, next: null } as const;
      const short = [answer('cat-products-es', () => listing({ total: 100, pagination })), ...handlers];
      const { context } = createStubShop({ handlers: short, side: 'server' });
      const shown = { s: 'ski', order: 'relevance', dir: 'desc', ...props } as const;
      const result = await fragment.load?.(context, shown);
      expect(result?.redirectOf?.({ path: '/search', search })).toBe(redirect);
    },
  );

  it('redirects nowhere from the first page of an empty list', async () => {
    const pagination = { mode: 'change', initial: 1, current: 1, count: 0, next: null } as const;
    const empty = [
      answer('cat-products-es', () => listing({ items: [], total: 0, pagination })),
      ...handlers,
    ];
    expect(await resultOf({ p: '1' }, { handlers: empty })).not.toHaveProperty('redirect');
    const { context } = createStubShop({ handlers: empty, side: 'server' });
    const shown = { s: 'xyzzy', p: 1, order: 'relevance', dir: 'desc' } as const;
    expect(await fragment.load?.(context, shown)).toBeUndefined();
  });

  it('redirects the page of the fragment from beyond the end of an empty list to its first page', async () => {
    const pagination = { mode: 'change', initial: 1, current: 1, count: 0, next: null } as const;
    const empty = [
      answer('cat-products-es', () => listing({ items: [], total: 0, pagination })),
      ...handlers,
    ];
    const { context } = createStubShop({ handlers: empty, side: 'server' });
    const result = await fragment.load?.(context, { s: 'xyzzy', p: 7, order: 'relevance', dir: 'desc' });
    const embedding = { path: '/search', search: { s: 'xyzzy', p: '7' } };
    expect(result?.redirectOf?.(embedding)).toBe('/search?s=xyzzy');
  });

  it('loads every shown page of an extended list, and succeeds if only the first one is loaded', async () => {
    const pages: number[] = [];
    const pagination = { mode: 'change', initial: 1, current: 1, count: 9, next: 2 } as const;
    const recording = answer('cat-products-es', ({ p }) => {
      pages.push(p);
      return p === 3 ? new ErrorResponse('unavailable') : listing({ pagination });
    });
    await resultOf({ from: '1', p: '4' }, { handlers: [recording, ...handlers] });
    expect(new Set(pages)).toEqual(new Set([1, 2, 3, 4]));
  });

  it('keeps filtered lists out of search engines, and no others', async () => {
    const metaOf = async (search: Record<string, string>) => (await resultOf(search))?.meta;
    expect(await metaOf({ brand: '3' })).toEqual({
      robots: 'noindex, follow',
      canonical: null,
      alternates: [],
    });
    expect(await metaOf({ price_from: '50' })).toMatchObject({ robots: 'noindex, follow' });
    expect(await metaOf({ brand: 'x', order: 'newest', dir: 'desc', p: '1' })).toBeUndefined();
  });

  it('has the title of a list that is not named as its category, and no other', async () => {
    const titleOf = async (title?: string) => {
      const { heading } = listing();
      const named = answer('cat-products-es', () =>
        listing({ heading: heading && { ...heading, ...(title !== undefined && { title }) } }),
      );
      return (await resultOf({}, { handlers: [named, ...handlers] }))?.meta?.title;
    };
    expect(await titleOf('New in – page 2')).toBe('New in – page 2 | Offpiste');
    expect(await titleOf()).toBeUndefined();
  });

  it.each(['related-sales', 'cat-subcategories'] as const)('succeeds without %s', async (endpoint) => {
    const halfDown = [answer(endpoint, () => new ErrorResponse('unavailable')), ...handlers];
    const { element } = await loadPage(page, {
      params: { entityId: 12, pageType: 'category' },
      handlers: halfDown,
    });
    expect(renderToString(element)).toContain('Ravine 98');
  });

  it('waits at most a second for subcategories and related sales', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const hanging = [answer('related-sales', () => new Promise<never>(() => undefined)), ...handlers];
      const result = resultOf({}, { handlers: hanging });
      await jest.advanceTimersByTimeAsync(1_500);
      const types = (await result)?.structuredData?.map((node) => node['@type']);
      expect(types).toContain('ItemList');
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    [
      'a search',
      { s: 'xyzzy' },
      ['Nothing found for “xyzzy”', 'Departments', 'Freeride', 'Bestsellers', 'Ask us'],
    ],
    ['filters', { s: 'ski', parameters: { brand: '9' } }, ['No products match these filters']],
  ] as const)(
    'renders on the server what a list without products for %s leads to',
    async (_name, props, texts) => {
      const nothing = answer('cat-products-es', () => listing({ items: [], total: 0, heading: null }));
      const shown = { p: 1, order: 'relevance', dir: 'desc', ...props } as const;
      const fragmentPage: PageModule = {
        Component: () => <fragment.Component {...shown} />,
        load: async (context) => {
          await fragment.load?.(context, shown);
        },
        messages: fragment.messages,
      };
      const { element } = await loadPage(fragmentPage, { params: {}, handlers: [nothing, ...handlers] });
      const html = renderToString(element);
      for (const text of texts) expect(html).toContain(text);
    },
  );
});

describe('the page of a sale that has ended', () => {
  const params = { path: '/event/merino', entityId: 'sale:7', pageType: 'ended-sale' };
  const endedSale = { title: 'September merino' };

  it('is gone, for no search engine, and requests no list', async () => {
    const related = answer('related-sales', () => ({ sales: [sale()], endedSale }));
    const { context } = createStubShop({ handlers: [related], side: 'server' });
    expect(await page.load?.(context, { ...params, search: {} })).toEqual({
      status: 410,
      meta: { robots: 'noindex' },
    });
  });

  it('is rendered on the server with its name and the sales near it', async () => {
    const subjects: object[] = [];
    const related = answer('related-sales', (request) => {
      subjects.push(request);
      return { sales: [sale({ title: 'Warm and dry' })], endedSale };
    });
    const { element } = await loadPage(page, { params, handlers: [related], side: 'server' });
    const html = renderToString(element);
    expect(html).toMatch(/<h1>September merino<\/h1>/);
    for (const text of ['This sale has ended.', 'See what’s on now', 'More sales', 'Warm and dry'])
      expect(html).toContain(text);
    expect(subjects).toEqual([{ store_id: 1, sale_id: 7 }]);
  });

  it('shows all running sales if none is near it', async () => {
    const related = answer('related-sales', ({ sale_id: saleId }) =>
      saleId === undefined ? { sales: [sale({ title: 'Board room' })] } : { sales: [], endedSale },
    );
    const { element, requests } = await loadPage(page, { params, handlers: [related], side: 'server' });
    expect(renderToString(element)).toContain('Board room');
    expect(requests).toEqual([]);
  });

  it('has a heading without a name of the sale', async () => {
    const related = answer('related-sales', () => ({ sales: [], endedSale: null }));
    const { element } = await loadPage(page, { params, handlers: [related], side: 'server' });
    expect(renderToString(element)).toMatch(/<h1>This sale has ended.<\/h1>/);
  });
});
