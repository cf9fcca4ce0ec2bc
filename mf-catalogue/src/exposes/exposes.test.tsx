import { jest } from '@jest/globals';
import { renderToString } from 'react-dom/server.node';
import type { RequestHandler } from 'msw';
import type { PageModule, PageParams, PageResult } from 'shared-runtime';
import {
  answer,
  createStubShop,
  memberSession,
  ErrorResponse,
  type StubOptions,
} from 'shared-runtime/testing';
import { card, listing, product } from '../testing/factories.ts';
import { loadPage } from '../testing/loaded-page.tsx';
import { handlers } from '../testing/page-handlers.ts';
import { page as home } from './home-page.tsx';
import { fragment } from './listing-fragment.tsx';
import { page as listingPage } from './listing-page.tsx';
import { page as productPage } from './product-page.tsx';

describe('ProductPage after a guest’s form post', () => {
  const addition = {
    quantity: 3,
    options: { 93: 2, 94: 9 },
    bundleOptions: { 12: { 93: 2 }, 13: { 93: 8 } },
    fittingForm: {
      soleLengthMm: 305,
      bootNorm: 'gripwalk' as const,
      weightKg: 72.5,
      heightCm: 178,
      birthYear: 1990,
      skierType: 3,
    },
  };

  async function show(productId: number, formError: string, pending: typeof addition | null = addition) {
    const { element, requests } = await loadPage(productPage, {
      params: { entityId: productId, pageType: 'product', search: { form_error: formError } },
      handlers: [answer('pending-addition', () => ({ addition: pending })), ...handlers],
    });
    const container = document.createElement('div');
    container.innerHTML = renderToString(element);
    const form = container.querySelector('form');
    const fields = Object.fromEntries(new FormData(form ?? undefined));
    return { fields, requests };
  }

  it('restores the choices', async () => {
    const { fields, requests } = await show(101, 'authentication_required');
    expect(fields).toMatchObject({ quantity: '3', 'options[93]': '2', 'options[94]': '9' });
    expect(requests).toEqual([]);
  });

  it('restores the parts of a bundle and the fitting answers', async () => {
    const { fields } = await show(103, 'authentication_required');
    expect(fields).toMatchObject({
      quantity: '3',
      'bundleOptions[12][93]': '2',
      'bundleOptions[13][93]': '8',
      'fittingForm[soleLengthMm]': '305',
      'fittingForm[bootNorm]': 'gripwalk',
      'fittingForm[weightKg]': '72.5',
      'fittingForm[heightCm]': '178',
      'fittingForm[birthYear]': '1990',
      'fittingForm[skierType]': '3',
    });
  });

  it('leaves out a value that has sold out, and starts empty without a stored addition', async () => {
    const soldOut = { ...addition, options: { 93: 3, 94: 9 } };
    expect((await show(101, 'authentication_required', soldOut)).fields).not.toHaveProperty('options[93]');
    const { fields } = await show(101, 'authentication_required', null);
    expect(fields).toMatchObject({ quantity: '1' });
    expect(fields).not.toHaveProperty('options[94]');
  });
});

describe('load()', () => {
  it("of the home page requests the sales of the visitor's current group", async () => {
    const groups: number[] = [];
    const options = {
      params: {},
      handlers: [
        answer('hp-data', ({ groupId }) => {
          groups.push(groupId);
          return { sales: [], departments: [], bestsellers: [] };
        }),
      ],
    };
    const { shop } = await loadPage(home, options);
    shop.changeSession(memberSession);
    await home.load?.(shop.context, { path: '/', search: {}, entityId: null, pageType: 'home' });
    expect(groups).toEqual([0, 1]);
  });

  it.each([
    ['product', productPage, 'single-product'],
    ['listing', listingPage, 'cat-products-es'],
  ] as const)(
    'of a missing %s rejects with not_found, which the shell answers with 404',
    async (_name, page, endpoint) => {
      const gone = [answer(endpoint, () => new ErrorResponse('not_found')), ...handlers];
      const loading = loadPage(page, { params: { entityId: 5, pageType: 'product' }, handlers: gone });
      await expect(loading).rejects.toMatchObject({ failure: { code: 'not_found' } });
    },
  );

  it('of a product that left the store is answered with 410 and is not indexed', async () => {
    const gone = answer('single-product', () => product({ isSold: false, inStock: false }));
    const params = { pageType: 'product', entityId: 101 };
    expect(await resultOf(productPage, params, { handlers: [gone, ...handlers] })).toEqual({
      status: 410,
      meta: { robots: 'noindex' },
    });
  });

  it.each([
    'omnibus-prices',
    'get-stock-messages',
    'get-stock-delivery',
    'get-supplier-dropship',
    'product-dynamic-data',
  ] as const)('of a product does not wait for %s', async (endpoint) => {
    const unanswered = answer(endpoint, () => new Promise<never>(() => undefined));
    const { element } = await loadPage(productPage, {
      params: { entityId: 101 },
      handlers: [unanswered, ...handlers],
      session: memberSession,
    });
    expect(renderToString(element)).toContain('Ravine 98');
  });

  it('of a sold-out product renders others in stock on the server, and succeeds without them', async () => {
    const soldOut = answer('single-product', () => product({ inStock: false }));
    const htmlWith = async (related: RequestHandler) => {
      const { element } = await loadPage(productPage, {
        params: { entityId: 101 },
        handlers: [soldOut, related, ...handlers],
      });
      return renderToString(element);
    };
    const others = answer('products-related', () => ({ items: [card({ name: 'Other ski' })] }));
    expect(await htmlWith(others)).toContain('Other ski');
    const failing = answer('products-related', () => new ErrorResponse('unavailable'));
    expect(await htmlWith(failing)).toContain('Sold out');
  });

  it('of a product succeeds without the return period', async () => {
    const halfDown = [answer('config', () => new ErrorResponse('unavailable')), ...handlers];
    const { element } = await loadPage(productPage, { params: { entityId: 101 }, handlers: halfDown });
    const html = renderToString(element);
    expect(html).toContain('Ravine 98');
    expect(html).not.toContain('Send it back');
  });

  async function resultOf(page: PageModule, params: Partial<PageParams>, options: StubOptions = {}) {
    const { context } = createStubShop({ handlers, side: 'server', ...options });
    return page.load?.(context, {
      path: '/products',
      search: {},
      entityId: 12,
      pageType: 'category',
      ...params,
    });
  }
  const typesOf = (result: PageResult | void) => result?.structuredData?.map((node) => node['@type']);

  it('returns structured data of breadcrumbs and products on the server only', async () => {
    expect(typesOf(await resultOf(listingPage, {}))).toEqual(['BreadcrumbList', 'ItemList']);
    expect(typesOf(await resultOf(productPage, { pageType: 'product' }))).toEqual([
      'BreadcrumbList',
      expect.stringMatching(/^Product/),
    ]);
    expect(typesOf(await resultOf(listingPage, {}, { side: 'browser' }))).toBeUndefined();
    expect(typesOf(await resultOf(productPage, {}, { side: 'browser' }))).toBeUndefined();
  });

  it('describes the variants of a product for guests, and without them if they cannot be loaded', async () => {
    const params = { pageType: 'product', entityId: 101 };
    const variants = ['A', 'B'].map((sku) => ({ sku, options: [], price: null, inStock: true }));
    const answering = [answer('product-variants', () => ({ variants })), ...handlers];
    const typeWith = async (options: StubOptions) =>
      typesOf(await resultOf(productPage, params, options))?.[1];
    expect(await typeWith({ handlers: answering })).toBe('ProductGroup');
    expect(await typeWith({ handlers: answering, session: memberSession })).toBe('Product');
    const missing = answer('product-variants', () => new ErrorResponse('not_found'));
    expect(await typeWith({ handlers: [missing, ...handlers] })).toBe('Product');
  });

  it('continues the positions of products on the next page', async () => {
    const pagination = { mode: 'change', initial: 2, current: 2, count: 3, next: 3 } as const;
    const second = [answer('cat-products-es', () => listing({ total: 100, pagination })), ...handlers];
    const result = await resultOf(listingPage, { search: { p: '2' } }, { handlers: second });
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
    const params = { search: search as Record<string, string> };
    expect(await resultOf(listingPage, params, { handlers: short })).toEqual({ redirect });
  });

  it('redirects from beyond the end of an extended list to its last page', async () => {
    const pagination = { mode: 'change', initial: 2, current: 2, count: 2, next: null } as const;
    const short = [answer('cat-products-es', () => listing({ items: [], pagination })), ...handlers];
    const result = await resultOf(listingPage, { search: { from: '1', p: '5' } }, { handlers: short });
    expect(result).toEqual({ redirect: '/products?from=1&p=2' });
  });

  it('loads every shown page of an extended list, and succeeds if only the first one is loaded', async () => {
    const pages: number[] = [];
    const pagination = { mode: 'change', initial: 1, current: 1, count: 9, next: 2 } as const;
    const recording = answer('cat-products-es', ({ p }) => {
      pages.push(p);
      return p === 3 ? new ErrorResponse('unavailable') : listing({ pagination });
    });
    await resultOf(listingPage, { search: { from: '1', p: '4' } }, { handlers: [recording, ...handlers] });
    expect(new Set(pages)).toEqual(new Set([1, 2, 3, 4]));
  });

  it('keeps filtered lists out of search engines, and no others', async () => {
    const metaOf = async (search: Record<string, string>) => (await resultOf(listingPage, { search }))?.meta;
    expect(await metaOf({ brand: '3' })).toEqual({
      robots: 'noindex, follow',
      canonical: null,
      alternates: [],
    });
    expect(await metaOf({ price_from: '50' })).toMatchObject({ robots: 'noindex, follow' });
    expect(await metaOf({ brand: 'x', order: 'newest', dir: 'desc', p: '1' })).toBeUndefined();
  });

  it.each(['related-sales', 'cat-subcategories'] as const)(
    'of a listing succeeds without %s',
    async (endpoint) => {
      const halfDown = [answer(endpoint, () => new ErrorResponse('unavailable')), ...handlers];
      const { element } = await loadPage(listingPage, {
        params: { entityId: 12, pageType: 'category' },
        handlers: halfDown,
      });
      expect(renderToString(element)).toContain('Ravine 98');
    },
  );

  it('of a listing does not wait longer than a second for what is around it', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const hanging = [answer('related-sales', () => new Promise<never>(() => undefined)), ...handlers];
      const result = resultOf(listingPage, {}, { handlers: hanging });
      await jest.advanceTimersByTimeAsync(1_500);
      expect(typesOf(await result)).toContain('ItemList');
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
        load: (context) => fragment.load?.(context, shown) ?? Promise.resolve(),
        messages: fragment.messages,
      };
      const { element } = await loadPage(fragmentPage, { params: {}, handlers: [nothing, ...handlers] });
      const html = renderToString(element);
      for (const text of texts) expect(html).toContain(text);
    },
  );
});
