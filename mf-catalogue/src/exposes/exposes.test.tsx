import { jest } from '@jest/globals';
import { renderToString } from 'react-dom/server.node';
import type { RequestHandler } from 'msw';
import { defaultStore, stores } from 'shared-contracts/stores';
import type { PageModule, PageParams, PageResult } from 'shared-runtime';
import {
  answer,
  createStubShop,
  memberSession,
  ErrorResponse,
  type StubOptions,
} from 'shared-runtime/testing';
import { card, home as homeData, product } from '../testing/factories.ts';
import { loadPage } from '../testing/loaded-page.tsx';
import { handlers } from '../testing/page-handlers.ts';
import { page as home } from './home-page.tsx';
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
  const homePath = { path: '/', search: {}, entityId: null, pageType: 'home' };

  it("of the home page requests the sales of the visitor's current group and permitted gender", async () => {
    const requested: unknown[] = [];
    const options = {
      params: {},
      handlers: [
        answer('pss-hp-data', (request) => {
          requested.push(request);
          return { ...homeData(), newest: [] };
        }),
        ...handlers,
      ],
    };
    const { shop } = await loadPage(home, options);
    const woman = { ...memberSession, gender: 2 };
    for (const session of [memberSession, woman, { ...woman, restrictSitePersonalisation: true }]) {
      shop.changeSession(session);
      // oxlint-disable-next-line no-await-in-loop -- one session after the other
      await home.load?.(shop.context, homePath);
    }
    expect(requested).toEqual([
      { storeId: 1, groupId: 0 },
      { storeId: 1, groupId: 1 },
      { storeId: 1, groupId: 1, genderId: 2 },
    ]);
  });

  it.each([
    ['uk', 'pss-hp-data'],
    ['outlet', 'hp-data'],
    ['partner', 'pss-hp-data'],
  ] as const)('of the home page of the store %s requests %s', async (code, endpoint) => {
    const requested: string[] = [];
    const recording = [
      answer('hp-data', () => {
        requested.push('hp-data');
        return homeData();
      }),
      answer('pss-hp-data', () => {
        requested.push('pss-hp-data');
        return { ...homeData(), newest: [] };
      }),
    ];
    const store = stores.find((each) => each.code === code) ?? defaultStore;
    const { context } = createStubShop({ handlers: [...recording, ...handlers], store, side: 'server' });
    await home.load?.(context, homePath);
    expect(requested).toEqual([endpoint]);
  });

  describe('of the home page whose data cannot be loaded', () => {
    const failing = [answer('pss-hp-data', () => new ErrorResponse('unavailable')), ...handlers];

    it('says so to caches, and renders what the shop is', async () => {
      const { context } = createStubShop({ handlers: failing, side: 'server' });
      expect(await home.load?.(context, homePath)).toEqual({ status: 503, isFailureShown: true });
      const { element } = await loadPage(home, { params: {}, handlers: failing, side: 'server' });
      const html = renderToString(element);
      expect(html).toContain('The brands you ski');
      expect(html).toMatch(/<noscript>.*href="\/".*<\/noscript>/);
    });

    it('waits for it for a limited time', async () => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
      try {
        const unanswered = answer('pss-hp-data', () => new Promise<never>(() => undefined));
        const { context } = createStubShop({ handlers: [unanswered, ...handlers], side: 'server' });
        const loading = home.load?.(context, homePath);
        await jest.advanceTimersByTimeAsync(2_800);
        expect(await loading).toEqual({ status: 503, isFailureShown: true });
      } finally {
        jest.useRealTimers();
      }
    });

    it('rejects for a visitor who must sign in, whom the shell asks to', async () => {
      const closed = answer('pss-hp-data', () => new ErrorResponse('authentication_required'));
      const { context } = createStubShop({ handlers: [closed, ...handlers] });
      await expect(home.load?.(context, homePath)).rejects.toMatchObject({
        failure: { code: 'authentication_required' },
      });
    });
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

  it.each(['config', 'pending-addition'] as const)(
    'of a product waits a second at most for %s, and then describes it without',
    async (endpoint) => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
      try {
        const unanswered = answer(endpoint, () => new Promise<never>(() => undefined));
        const params = { entityId: 101, search: { form_error: 'authentication_required' } };
        const loading = resultOf(productPage, params, {
          handlers: [unanswered, ...handlers],
          session: memberSession,
        });
        await jest.advanceTimersByTimeAsync(1_000);
        expect(typesOf(await loading)).toEqual(['BreadcrumbList', 'Product']);
      } finally {
        jest.useRealTimers();
      }
    },
  );

  it('describes the return period of offers, which is requested once', async () => {
    const requested: unknown[] = [];
    const returns = answer('config', (request) => {
      requested.push(request);
      return { returnValidityDays: 30 };
    });
    const params = { pageType: 'product', entityId: 101 };
    const result = await resultOf(productPage, params, {
      handlers: [returns, ...handlers],
      session: memberSession,
    });
    expect(JSON.stringify(result?.structuredData)).toContain('"merchantReturnDays":30');
    expect(requested).toHaveLength(1);
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

  describe('of a product', () => {
    const sliderEndpoints = ['products-related', 'products-recommended', 'products-related-brand'] as const;
    const never = () => new Promise<never>(() => undefined);

    const onServer = (options: Pick<StubOptions, 'handlers' | 'session'> = {}) =>
      loadPage(productPage, { params: { entityId: 101 }, handlers, ...options, side: 'server' });

    it('loads what is below it for the server’s HTML of guests', async () => {
      const { element, requests } = await onServer();
      const html = renderToString(element);
      const rows = ['Similar products', 'Goes well with this', 'More from Varnhorn'];
      const places = rows.map((row) => html.indexOf(row));
      expect(places.every((place) => place > 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      // Related by category and by brand.
      expect(html.match(/Product 202</g)).toHaveLength(1);
      expect(requests).toEqual([]);
    });

    it('loads nothing below it for members, whose pages are not cached, and reserves the room', async () => {
      const called: string[] = [];
      const recording = sliderEndpoints.map((endpoint) =>
        answer(endpoint, () => {
          called.push(endpoint);
          return { items: [] };
        }),
      );
      const { element } = await onServer({ handlers: [...recording, ...handlers], session: memberSession });
      expect(renderToString(element).match(/aria-busy="true"/g)).toHaveLength(3);
      expect(called).toEqual([]);
    });

    it('leads members without scripts to its category and its brand, and guests to the rows only', async () => {
      const linksOf = async (session?: StubOptions['session']) => {
        const { element } = await onServer({ handlers, ...(session && { session }) });
        const [, html = ''] = /<noscript>(.*?)<\/noscript>/s.exec(renderToString(element)) ?? [];
        return [...html.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, url, text]) => [url, text]);
      };
      expect(await linksOf(memberSession)).toEqual([
        [product().category.url, `More ${product().category.name}`],
        [product().brand.url, `More from ${product().brand.name}`],
      ]);
      expect(await linksOf()).toEqual([]);
    });

    it.each(sliderEndpoints)(
      'leaves %s to the browser if it cannot be loaded, and nothing else',
      async (endpoint) => {
        const halfDown = [answer(endpoint, () => new ErrorResponse('unavailable')), ...handlers];
        const html = renderToString((await onServer({ handlers: halfDown })).element);
        expect(html).toContain('Add to basket');
        expect(html.match(/aria-busy="true"/g)).toHaveLength(1);
        expect(html.match(/<h3/g)?.length).toBeGreaterThanOrEqual(2);
      },
    );

    it('does not wait longer than a tenth of a second for slow ones on the server, and reserves their room', async () => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
      try {
        const hanging = [...sliderEndpoints.map((endpoint) => answer(endpoint, never)), ...handlers];
        const loading = onServer({ handlers: hanging });
        await jest.advanceTimersByTimeAsync(100);
        const html = renderToString((await loading).element);
        expect(html).toContain('Add to basket');
        expect(html.match(/aria-busy="true"/g)).toHaveLength(3);
      } finally {
        jest.useRealTimers();
      }
    });

    it('does not load them in the browser, where they are loaded when they come near the screen', async () => {
      const { shop } = await loadPage(productPage, { params: { entityId: 101 }, handlers });
      expect(shop.context.queryClient.getQueryCache().findAll({ queryKey: ['slider'] })).toEqual([]);
    });
  });
});
