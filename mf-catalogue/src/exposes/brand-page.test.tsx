import { jest } from '@jest/globals';
import { renderToString } from 'react-dom/server.node';
import type { RequestHandler } from 'msw';
import { answer, createStubShop, ErrorResponse, memberSession, noConnection } from 'shared-runtime/testing';
import { blocks } from '../testing/brand-handlers.ts';
import { card, listing } from '../testing/factories.ts';
import { loadPage } from '../testing/loaded-page.tsx';
import { handlers } from '../testing/page-handlers.ts';
import { page } from './listing-page.tsx';

const params = { path: '/shop/varnhorn', entityId: 3, pageType: 'brand' };
const heading = {
  id: 3,
  name: 'Varnhorn',
  description: 'Skis pressed by hand.',
  breadcrumbs: [],
  logo: '/media/signs/brand-varnhorn.svg',
};
const products = (total = 60) =>
  answer('cat-products-es', () => listing({ heading, total, ...(total === 0 && { items: [] }) }));

interface Options {
  search?: Record<string, string>;
  session?: object;
}

/** Returns the HTML of a brand's page. */
async function htmlOf(others: readonly RequestHandler[] = [], { search = {}, session = {} }: Options = {}) {
  const { element } = await loadPage(page, {
    params: { ...params, search },
    handlers: [...others, products(), ...handlers],
    session,
    side: 'server',
  });
  return renderToString(element);
}

/** Returns what `load()` of a brand's page resolves with on the server. */
async function resultOf(others: readonly RequestHandler[], search: Record<string, string> = {}) {
  const { context } = createStubShop({ handlers: [...others, products(), ...handlers], side: 'server' });
  return page.load?.(context, { ...params, search });
}

/** Parts that only the first page of a brand has. */
const parts = [
  '4.6 out of 5 from 8 reviews',
  'Freeride',
  'Bestsellers',
  'Product 501',
  'Everything from Varnhorn',
  'Sales with Varnhorn',
  'Board room',
  'Reviews of Varnhorn',
  '4 out of 5 stars',
];

describe('the page of a brand', () => {
  it('has logo, text, rating, categories and bestsellers before its list, and sales and reviews after it', async () => {
    const html = await htmlOf();
    const order = ['brand-varnhorn.svg', 'Skis pressed by hand.', ...parts];
    for (const part of order) expect(html).toContain(part);
    const list = html.indexOf('id="list"');
    expect(html.indexOf('Product 501')).toBeLessThan(list);
    expect(html.indexOf('Board room')).toBeGreaterThan(list);
    expect(html).toContain('href="/products/skis/freeride?brand=3"');
    expect(html).toContain('href="#reviews"');
    expect(html).toContain('id="reviews"');
    expect(html).toMatch(/from 8 reviews<\/p><p[^>]*>We don’t check/);
  });

  it.each([
    ['page two', { p: '2' }],
    ['a filter', { colour: 'blue' }],
  ])('begins with the list for %s, and requests nothing else of the brand', async (_name, search) => {
    const requested: string[] = [];
    const recorded = [
      answer('brand-blocks', () => {
        requested.push('brand-blocks');
        return blocks();
      }),
      answer('brand-bestsellers-new', () => {
        requested.push('brand-bestsellers-new');
        return { items: [] };
      }),
    ];
    const html = await htmlOf(recorded, { search });
    for (const part of parts) expect(html).not.toContain(part);
    expect(html).toContain('More sales');
    expect(requested).toEqual([]);
  });

  it('keeps its parts while the list is extended', async () => {
    const pagination = { mode: 'extend', initial: 1, current: 1, count: 3, next: 2 } as const;
    const long = answer('cat-products-es', () => listing({ heading, total: 100, pagination }));
    expect(await htmlOf([long], { search: { from: '1', p: '2' } })).toContain('Reviews of Varnhorn');
  });

  it('has no bestsellers if they would repeat a list of one page', async () => {
    expect(await htmlOf([products(42)])).not.toContain('Bestsellers');
    expect(await htmlOf([products(43)])).toContain('Bestsellers');
  });

  it('chooses for the gender of a member who permits it, and for none of others', async () => {
    const genders: unknown[] = [];
    const recorded = [
      answer('brand-blocks', ({ gender_id: gender }) => {
        genders.push(gender);
        return blocks();
      }),
      answer('brand-bestsellers-new', ({ gender, limit, brand_id: brandId }) => {
        genders.push(gender);
        expect([limit, brandId]).toEqual([20, 3]);
        return { items: [card()] };
      }),
    ];
    await htmlOf(recorded, { session: { ...memberSession, gender: 2 } });
    expect(genders).toEqual([2, 2]);
    await htmlOf(recorded, { session: { ...memberSession, gender: 2, restrictSitePersonalisation: true } });
    await htmlOf(recorded);
    expect(genders).toEqual([2, 2, undefined, undefined, undefined, undefined]);
  });

  it('has no empty parts for a brand without reviews, sales and categories', async () => {
    const bare = blocks({ rating: null, reviews: [], sales: [], categories: [] });
    const none = [answer('brand-blocks', () => bare), answer('brand-bestsellers-new', () => ({ items: [] }))];
    const html = await htmlOf(none);
    expect(html).toContain('id="list"');
    for (const part of parts.filter((each) => each !== 'Everything from Varnhorn'))
      expect(html).not.toContain(part);
    expect(html).not.toMatch(/<h2[^>]*><\/h2>|<ul[^>]*><\/ul>/);
  });

  it('has no picture without a logo, and no empty paragraph without a text', async () => {
    const plain = answer('cat-products-es', () =>
      listing({ heading: { ...heading, logo: null, description: '' }, total: 60 }),
    );
    const html = await htmlOf([plain]);
    expect(html).not.toContain('brand-varnhorn.svg');
    expect(html).not.toMatch(/<p[^>]*><\/p>/);
  });
});

describe('the page of a brand without products', () => {
  it('explains that, leads on, and is found by no search engine', async () => {
    const html = await htmlOf([products(0)]);
    for (const text of [
      'Nothing here at the moment',
      'href="/brands"',
      'Departments',
      'Bestsellers',
      'Ask us',
    ])
      expect(html).toContain(text);
    const result = await resultOf([products(0)]);
    expect(result).toMatchObject({ meta: { robots: 'noindex, follow', canonical: null, alternates: [] } });
    expect(result?.status).toBeUndefined();
    expect((await resultOf([]))?.meta).toBeUndefined();
  });
});

describe('a look-up of the page of a brand', () => {
  type Answer = () => ReturnType<typeof blocks> | ErrorResponse | typeof noConnection;

  it.each<[string, Answer]>([
    ['fails', () => new ErrorResponse('internal')],
    ['has no connection', () => noConnection],
    ['is not found', () => new ErrorResponse('not_found')],
  ])('that %s leaves the list', async (_name, failing) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const html = await htmlOf([answer('brand-blocks', failing)]);
    expect(html).toContain('Ravine 98');
    expect(html).toContain('Bestsellers');
    expect(html).not.toContain('Reviews of');
    warn.mockRestore();
  });

  it('of another shape shows what can be read', async () => {
    const wrong = {
      rating: 'good',
      reviews: [null, { author: 'Nobody' }, ...blocks().reviews, { ...blocks().reviews[0], date: 'soon' }],
      sales: 'none',
      categories: [{ id: 1 }, 7],
    } as unknown as ReturnType<typeof blocks>;
    const { context } = createStubShop({ handlers: [products(), ...handlers], side: 'server' });
    const call = context.api.call.bind(context.api);
    context.api.call = ((endpoint, ...rest) =>
      endpoint.name === 'brand-blocks'
        ? Promise.resolve({ ok: true, data: wrong })
        : call(endpoint, ...rest)) as typeof context.api.call;
    const result = await page.load?.(context, { ...params, search: {} });
    expect(result?.structuredData?.at(-1)).toMatchObject({ '@type': 'Brand', url: '/brand/varnhorn' });
    const content = context.queryClient.getQueryData(['brand-content', 1, 3, null]);
    expect(content).toEqual({ url: '', rating: null, reviews: blocks().reviews, sales: [], categories: [] });
  });

  it.each(['brand-blocks', 'brand-bestsellers-new'] as const)(
    'delays the page by at most a second if %s is not answered',
    async (endpoint) => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
      try {
        const loading = resultOf([answer(endpoint, () => new Promise<never>(() => undefined))]);
        await jest.advanceTimersByTimeAsync(1_500);
        expect((await loading)?.structuredData?.map((node) => node['@type'])).toContain('Brand');
      } finally {
        jest.useRealTimers();
      }
    },
  );
});

describe('the structured data of a brand', () => {
  const brandOf = async (others: readonly RequestHandler[], search = {}) =>
    (await resultOf(others, search))?.structuredData?.at(-1);

  it('have the average of its reviews, and the canonical page', async () => {
    expect(await brandOf([])).toEqual({
      '@type': 'Brand',
      name: 'Varnhorn',
      description: 'Skis pressed by hand.',
      url: '/brand/varnhorn',
      logo: '/media/signs/brand-varnhorn.svg',
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.6,
        reviewCount: 8,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  it.each(['/shop/varnhorn', '/brand-new/varnhorn/', '/brand/varnhorn/', '/brand/varnhorn'])(
    'name the canonical page at %s, also without the content that brand-blocks returns',
    async (path) => {
      const { context } = createStubShop({ handlers: [products(), ...handlers], side: 'server' });
      const result = await page.load?.(context, { ...params, path, search: { in_stock: '1' } });
      expect(result?.structuredData?.at(-1)).toMatchObject({ '@type': 'Brand', url: '/brand/varnhorn' });
    },
  );

  it('have no average without reviews', async () => {
    const unrated = answer('brand-blocks', () => blocks({ rating: null, reviews: [] }));
    expect(await brandOf([unrated])).not.toHaveProperty('aggregateRating');
  });

  it('are those of a list for a category', async () => {
    const { context } = createStubShop({ handlers, side: 'server' });
    const result = await page.load?.(context, { ...params, pageType: 'category', search: {} });
    expect(result?.structuredData?.map((node) => node['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  });
});
