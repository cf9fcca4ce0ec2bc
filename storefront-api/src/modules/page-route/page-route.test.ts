import { and, eq } from 'drizzle-orm';
import { pageTexts, sales } from '../../db/schema/index.ts';
import { buildTestApi, call, signIn, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.close());

async function route(path: string, storeId = 1) {
  return (await call(api.app, 'page-route', { path, store_id: storeId })).data;
}

describe('page-route', () => {
  it.each([
    ['/', 'home', null, '/'],
    ['/sales', 'home', null, '/'],
    ['/checkout/cart/', 'basket', null, '/checkout/cart/'],
    ['/checkout/cart', 'basket', null, '/checkout/cart/'],
    ['/brand/varnhorn', 'brand', 1, '/brand/varnhorn'],
    ['/shop/varnhorn/', 'brand', 1, '/brand/varnhorn'],
    ['/brand-new/varnhorn', 'brand', 1, '/brand/varnhorn'],
    ['/products', 'category', 1, '/products'],
    ['/products/skis', 'category', 2, '/products/skis'],
    ['/products/skis/all-mountain/?p=2', 'category', 3, '/products/skis/all-mountain'],
    ['/event/skis', 'category', 2, '/products/skis'],
    ['/event/board-room', 'category', 'sale:4', '/event/board-room'],
    ['/catalog/product/view/id/1/', 'product', 1, '/catalog/product/view/id/1/'],
    ['/search?s=ski', 'search', null, '/search'],
    ['/customer/account', 'account', null, '/customer/account'],
    ['/customer/account/login', 'login', null, '/customer/account/login'],
    ['/customer/account/login/referer/L2JyYW5k/', 'login', null, '/customer/account/login'],
    ['/customer/account/create/referer/L2JyYW5k/', 'register', null, '/customer/account/create'],
    ['/about-us', 'cms', 'about-us', '/about-us'],
    ['/cookie-policy', 'cms', 'cookie-policy', '/cookie-policy'],
    ['/privacy-policy', 'cms', 'privacy-policy', '/privacy-policy'],
    ['/frequently-asked-questions', 'cms', 'frequently-asked-questions', '/frequently-asked-questions'],
    ['/contact-us', 'contact', 'contact-us', '/contact-us'],
  ])('resolves %s into %s', async (path, type, entityId, canonical) => {
    const page = await route(path);
    expect(page).toMatchObject({ type, entity_id: entityId, redirect: null, meta: { canonical } });
  });

  it.each([
    '/nope',
    '/brand/nobody',
    '/brand/',
    '/products/nothing',
    '/catalog/product/view/id/99999/',
    '/catalog/product/view/id/2147483648/',
    '/catalog/product/view/id/abc/',
    '/event/guides-autumn',
    '/event/kaldstrom-fitting-week',
    '/%zz',
    '/%00',
    '/brand/%2e%2e%2fadmin',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '//%09/evil.example',
    '//a%0d%0aSet-Cookie:%20a=b',
    "/brand/' or 1=1 --",
    '/404',
  ])('finds no page at %s', async (path) => {
    expect(await route(path)).toMatchObject({ type: null, entity_id: null, redirect: null, meta: null });
  });

  it('resolves a sale that has ended into a page of its own, for no search engine', async () => {
    expect(await route('/event/corvane-head-start')).toMatchObject({
      type: 'ended-sale',
      entity_id: expect.stringMatching(/^sale:\d+$/),
      meta: {
        title: 'Corvane: a head start | Offpiste',
        canonical: '/event/corvane-head-start',
        robots: 'noindex, follow',
        alternates: [],
      },
    });
    expect((await route('/event/september-merino', 11)).meta?.title).toBe('Merino im September | Offpiste');
  });

  it('prefers a category to a sale that has ended at the same path', async () => {
    const { db } = api.database;
    await db.update(sales).set({ slug: 'skis' }).where(eq(sales.slug, 'september-merino'));
    expect(await route('/event/skis')).toMatchObject({ type: 'category', entity_id: 2 });
    await db.update(sales).set({ slug: 'september-merino' }).where(eq(sales.slug, 'skis'));
  });

  it('redirects moved URLs, and collapses doubled slashes', async () => {
    expect((await route('/skis/')).redirect).toEqual({ url: '/products/skis', status: 301 });
    expect((await route('//evil.example/x')).redirect).toEqual({ url: '/evil.example/x', status: 301 });
    expect((await route('//\\evil.example')).redirect).toEqual({ url: '/evil.example', status: 301 });
    expect((await route('/\\/evil.example')).redirect).toEqual({ url: '/evil.example', status: 301 });
    expect((await route('/brand///varnhorn?x=1//2')).redirect).toEqual({
      url: '/brand/varnhorn?x=1//2',
      status: 301,
    });
  });

  it('uses the language of the store, and names the page in the others', async () => {
    const english = await route('/brand/varnhorn');
    const french = await route('/brand/varnhorn', 13);
    expect(english.meta?.title).toBe('Varnhorn | Offpiste');
    expect(french.meta?.description).toMatch(/^Skis freeride/);
    expect(french.meta?.alternates).toEqual(
      expect.arrayContaining([
        { hreflang: 'en-GB', href: '//localhost/brand/varnhorn' },
        { hreflang: 'en-IE', href: '//ie.localhost/brand/varnhorn' },
        { hreflang: 'fr-FR', href: '//fr.localhost/brand/varnhorn' },
        { hreflang: 'x-default', href: '//localhost/brand/varnhorn' },
      ]),
    );
    const tags = french.meta?.alternates.map(({ hreflang }) => hreflang) ?? [];
    expect(new Set(tags).size).toBe(tags.length);
    expect((await route('/catalog/product/view/id/1/', 13)).meta?.title).toBe(
      'Skis all-mountain Ravine 98 Varnhorn | Offpiste',
    );
  });

  it.each(['/checkout/cart/', '/search', '/customer/account', '/customer/account/login'])(
    'excludes %s from search engines',
    async (path) => {
      expect((await route(path)).meta).toMatchObject({ robots: 'noindex, follow', alternates: [] });
    },
  );

  it('lets search engines index the brands from A to Z, with a description in the language of the store', async () => {
    const { meta } = await route('/brands', 16);
    expect(meta).toMatchObject({
      title: 'Alla märken | Offpiste',
      canonical: '/brands',
      robots: 'index, follow',
      description: expect.stringContaining('från A till Ö') as string,
    });
    expect(meta?.alternates).toContainEqual({ hreflang: 'en-GB', href: '//localhost/brands' });
  });

  it('has the cookie preferences in the language of the store, also where guests see no goods, for no search engine', async () => {
    const { meta } = await route('/cookie-preferences', 13);
    expect(meta).toMatchObject({
      title: 'Préférences de cookies | Offpiste',
      canonical: '/cookie-preferences',
      robots: 'noindex, follow',
      alternates: [],
      description: expect.stringContaining('retirer ton consentement') as string,
    });
    const closed = await route('/cookie-preferences', 22);
    expect(closed).toMatchObject({
      type: 'cookie-preferences',
      meta: {
        title: 'Cookie preferences | Offpiste',
        description: expect.stringContaining('consent') as string,
      },
    });
  });

  it('limits descriptions to 160 characters, cut at a word', async () => {
    const page = await route('/catalog/product/view/id/1/');
    expect(page.meta?.description.length).toBeLessThanOrEqual(161);
    expect(page.meta?.robots).toBe('index, follow');
  });
});

describe('the route of a page of a store that requires sign-in', () => {
  const inPartnerStore = async (path: string, cookie?: string) =>
    (await call(api.app, 'page-route', { path, store_id: 22 }, { cookie })).data;
  const subjects = [
    ['/event/board-room', 'board room'],
    ['/event/corvane-head-start', 'Corvane'],
    ['/catalog/product/view/id/1/', 'Ravine'],
    ['/brand/varnhorn', 'Varnhorn'],
    ['/products/skis', 'Skis'],
  ] as const;

  it.each(subjects)('names no goods and no sale to a guest at %s', async (path) => {
    const open = await route(path);
    const { type, entity_id: entityId, meta } = await inPartnerStore(path);
    expect({ type, entityId }).toEqual({ type: open.type, entityId: open.entity_id });
    expect(meta).toMatchObject({ title: 'Offpiste', description: '', robots: 'noindex, follow' });
    expect(meta?.og).toMatchObject({ title: 'Offpiste', description: '', type: 'website' });
    expect(meta?.og.image).toMatch(/^\/media\/link\.22-shop\.og\./);
    expect([meta?.titleTemplate, meta?.alternates]).toEqual([undefined, []]);
  });

  it.each(subjects)('names them to a member at %s', async (path, name) => {
    const { meta } = await inPartnerStore(path, await signIn(api.app, 'anna@example.com', 22));
    expect(meta?.title).toContain(name);
    expect(meta?.og.title).toContain(name);
  });

  it('has its title where the frame is open', async () => {
    expect((await inPartnerStore('/contact-us')).meta?.title).toBe('Contact us | Offpiste');
  });
});

describe('the title of a static page', () => {
  const homeInEnglish = and(eq(pageTexts.area, 'home'), eq(pageTexts.locale, 'en_GB'));

  it.each([
    ['home', '/'],
    ['basket', '/checkout/cart'],
    ['search', '/search'],
    ['account', '/customer/account'],
    ['login', '/customer/account/login'],
    ['register', '/customer/account/create'],
    ['forgot-password', '/customer/account/forgotpassword'],
    ['reset-password', '/customer/account/resetpassword'],
    ['join', '/join/ANNA2026'],
  ] as const)('is the text of %s in stores with and without membership', async (area, path) => {
    for (const storeId of [1, 11, 19]) {
      // oxlint-disable-next-line no-await-in-loop -- three stores
      const text = (await call(api.app, 'page-text', { area, storeId })).data;
      // oxlint-disable-next-line no-await-in-loop -- three stores
      expect((await route(path, storeId)).meta?.og.title).toBe(text.title);
    }
  });

  it('follows a change of that text', async () => {
    const { db } = api.database;
    const [before] = await db.select().from(pageTexts).where(homeInEnglish);
    await db.update(pageTexts).set({ title: 'Gear', text: 'All of it.' }).where(homeInEnglish);
    expect((await route('/')).meta).toMatchObject({ title: 'Gear | Offpiste', description: 'All of it.' });
    await db.delete(pageTexts).where(homeInEnglish);
    expect((await route('/')).meta).toMatchObject({ title: 'Offpiste', og: { title: 'Offpiste' } });
    if (before) await db.insert(pageTexts).values(before);
  });
});

describe('the routes of the specification', () => {
  it('include every size guide in every language', async () => {
    const guides = (await api.database.db.query.cmsPages.findMany()).filter((page) =>
      page.identifier.endsWith('-size-guide'),
    );
    const identifiers = [...new Set(guides.map((page) => page.identifier))];
    expect(identifiers.length).toBeGreaterThan(5);
    const answers = await Promise.all(
      identifiers.flatMap((identifier) =>
        [1, 11, 12, 13, 14, 15, 16, 23].map((storeId) => route(`/${identifier}`, storeId)),
      ),
    );
    expect(answers.filter((page) => page.type !== 'size-guide')).toEqual([]);
  });

  it("restrict the editors' preview to test hosts", async () => {
    expect(await route('/storyblok-preview/home')).toMatchObject({ type: null, redirect: null });
  });

  it('have alternates in the stores of the same website only', async () => {
    const { meta } = await route('/brand/varnhorn', 21);
    expect(meta?.alternates).toEqual([
      { hreflang: 'en-GB', href: '//outlet.localhost/brand/varnhorn' },
      { hreflang: 'en-IE', href: '//outlet-ie.localhost/brand/varnhorn' },
      { hreflang: 'fr-FR', href: '//outlet-fr.localhost/brand/varnhorn' },
      { hreflang: 'x-default', href: '//outlet.localhost/brand/varnhorn' },
    ]);
    expect(meta?.title).toBe('Varnhorn | Snowfield');
  });

  it.each(['/customer/address/edit/id/seven/', '/sales/order/view/order_id/', '/x-size-guide', '/join/a/b'])(
    'find nothing at %s',
    async (path) => {
      expect(await route(path)).toMatchObject({ type: null });
    },
  );

  it('redirect a path in one store only, and to other sites', async () => {
    const rows = await api.database.db.query.redirects.findMany();
    const own = rows.find((row) => row.storeId !== null);
    expect((await route(own?.fromPath ?? '', own?.storeId ?? 0)).redirect?.url).toBe(own?.toUrl);
    expect((await route(own?.fromPath ?? '', 19)).redirect).toBeNull();
    const outside = rows.find((row) => row.toUrl.startsWith('https://'));
    expect((await route(outside?.fromPath ?? '')).redirect?.url).toBe(outside?.toUrl);
  });

  it('have data for link previews', async () => {
    const page = await route('/catalog/product/view/id/1/', 13);
    expect(page.meta?.og).toMatchObject({ type: 'product', locale: 'fr_FR', site_name: 'Offpiste' });
    expect(page.meta?.og.image).toMatch(/^\/media\/product\.VAR-RAVINE-98\.main\./);
  });

  it.each([
    ['/products/skis', 1, 'Skis – page # | Offpiste'],
    ['/brand/varnhorn', 11, 'Varnhorn – Seite # | Offpiste'],
    ['/brand/varnhorn', 12, 'Varnhorn – side # | Offpiste'],
    ['/brand/varnhorn', 13, 'Varnhorn – page # | Offpiste'],
    ['/brand/varnhorn', 14, 'Varnhorn – página # | Offpiste'],
    ['/brand/varnhorn', 15, 'Varnhorn – pagina # | Offpiste'],
    ['/brand/varnhorn', 16, 'Varnhorn – sida # | Offpiste'],
    ['/brand/varnhorn', 23, 'Varnhorn – Seite # | Offpiste'],
    ['/search', 1, 'Results for “#” | Offpiste'],
    ['/search', 13, 'Résultats pour « # » | Offpiste'],
  ])('have a title template for the query of %s in store %i: %s', async (path, storeId, template) => {
    const { meta } = await route(path, storeId);
    expect(meta?.titleTemplate?.replaceAll(/[\u00A0\u202F]/gu, ' ')).toBe(template);
  });

  it('have a size guide title that differs from its category', async () => {
    const titleOf = async (path: string, storeId: number) => (await route(path, storeId)).meta?.title;
    expect(await titleOf('/ski-boots-size-guide', 1)).toBe('Ski boots size guide | Offpiste');
    expect(await titleOf('/ski-boots-size-guide', 11)).toBe('Größentabelle: Skischuhe | Offpiste');
    expect(await titleOf('/products/ski-boots', 1)).not.toBe(await titleOf('/ski-boots-size-guide', 1));
  });

  it.each([
    ['/', /^\/media\/link\.13-shop\.og\./],
    ['/about-us', /^\/media\/link\.13-shop\.og\./],
    ['/products/skis', /^\/media\/link\.13-category-2\.og\./],
    ['/brand/varnhorn', /^\/media\/link\.13-brand-varnhorn\.og\./],
    ['/event/board-room', /^\/media\/link\.13-/],
    ['/catalog/product/view/id/1/', /^\/media\/product\./],
  ])('have a picture for link previews of %s', async (path, address) => {
    const image = (await route(path, 13)).meta?.og.image ?? '';
    expect(image).toMatch(address);
    const picture = await api.app.inject(image.replace(/[^/]+$/, '80.jpg'));
    expect([picture.statusCode, picture.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('immutable'),
    ]);
  });
});
