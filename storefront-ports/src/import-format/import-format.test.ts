import { recordSchema } from './index.ts';

const product = {
  type: 'product',
  sku: 'SKI-1',
  productType: 'simple',
  brand: 'varnhorn',
  category: 'skis',
  model: 'Ravine',
  releasedAt: '2026-01-01T00:00:00Z',
  texts: { en_GB: { name: 'Ravine', description: [] } },
  prices: { 'standard-GBP': { retail: 100, special: 90 } },
  variants: [{ sku: 'SKI-1-178', stock: 1 }],
};

const pathsOf = (record: unknown) =>
  recordSchema.safeParse(record).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('recordSchema', () => {
  it('adds the defaults of a product', () => {
    expect(recordSchema.parse(product)).toMatchObject({ strategy: 0, audience: 'unisex', bundle: null });
  });

  it.each([
    [{ texts: {} }, 'texts'],
    [{ texts: { en_GB: { name: '', description: [] } } }, 'texts.en_GB.name'],
    [{ prices: { 'standard-GBP': { retail: 1.5, special: 1 } } }, 'prices.standard-GBP.retail'],
    [{ sku: 'SKI 1' }, 'sku'],
    [{ releasedAt: 'yesterday' }, 'releasedAt'],
    [{ colours: { base: 'red', accent: '#000000', detail: '#000000' } }, 'colours.base'],
  ])('names the wrong field of %j', (change, path) => {
    expect(pathsOf({ ...product, ...change })).toEqual([expect.stringMatching(`^${path}`)]);
  });

  it.each([
    ['half of a surrogate pair', '\ud800'],
    ['U+0000', 'a\0b'],
    ['longer than', 'x'.repeat(50_001)],
  ])('rejects texts that the database cannot store: %s', (failure, text) => {
    const texts = { en_GB: { name: 'Ravine', description: ['fine', text] } };
    expect(recordSchema.safeParse({ ...product, texts }).error?.issues).toEqual([
      expect.objectContaining({
        path: ['texts', 'en_GB', 'description', '1'],
        message: expect.stringContaining(failure),
      }),
    ]);
    const setting = { type: 'store-override', storeId: 1, key: 'phone' };
    expect(pathsOf({ ...setting, value: { numbers: [text] } })).toEqual(['value.numbers.0']);
    expect(pathsOf({ ...setting, value: { [text]: 1 } })).toEqual(['value']);
  });

  it('leaves ids for records without one', () => {
    const [last, tooHigh] = [2 ** 31 - 1_000_002, 2 ** 31 - 1_000_001];
    expect([pathsOf({ ...product, id: last }), pathsOf({ ...product, id: tooHigh })]).toEqual([[], ['id']]);
  });

  const link = (url: string) => ({ label: 'Skis', url });
  const redirect = (toUrl: string) => ({ type: 'redirect', fromPath: '/old', toUrl, status: 301 });
  const menu = { type: 'navigation-menu', menuType: 'header-desktop', storeKind: 'private', locale: 'en_GB' };
  const headerText = { type: 'header-text', key: 'members-only', locale: 'en_GB', text: 'Members only' };
  const page = { type: 'cms-page', identifier: 'about', locale: 'en_GB', title: '', description: '' };
  const tiles = (item: object) => ({ ...page, content: [{ component: 'tiles', items: [item] }] });
  const linking: [path: string, record: (url: string) => object][] = [
    ['toUrl', redirect],
    ['url', (url) => ({ ...headerText, url })],
    ['url', (url) => ({ type: 'search-redirect', term: 'knits', url })],
    [
      'link.url',
      (url) => ({ type: 'static-block', identifier: 'x', storeId: 1, message: '', link: link(url) }),
    ],
    ['items.0.url', (url) => ({ ...menu, items: [{ ...link(url), children: [] }] })],
    ['items.0.children.0.url', (url) => ({ ...menu, items: [{ ...link('/'), children: [link(url)] }] })],
    ['content.0.link.url', (url) => ({ ...page, content: [{ component: 'button', link: link(url) }] })],
    ['content.0.items.0.link.url', (url) => tiles({ link: link(url), drawing: null })],
    ['content.0.items.0.drawing', (url) => tiles({ link: link('/'), drawing: url })],
  ];

  it.each(linking)('accepts only paths and web addresses in %s', (path, record) => {
    expect(pathsOf(record('/products/skis'))).toEqual([]);
    expect(pathsOf(record('javascript:alert(1)'))).toEqual([path]);
  });

  it.each(['/', '/products/skis/?sort=price#top', '/über-uns', '/a?next=//b', 'https://example.com/a?b=c'])(
    'accepts the link %j',
    (url) => {
      expect(pathsOf(redirect(url))).toEqual([]);
    },
  );

  it.each([
    '',
    'products/skis',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    ' /products',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'https:evil.example',
    'https://',
    'ftp://example.com',
  ])('rejects the link %j', (url) => {
    expect(pathsOf(redirect(url))).toEqual(['toUrl']);
  });

  it('rejects a link of more than 2,000 characters', () => {
    expect(pathsOf(redirect(`/${'x'.repeat(2_000)}`))).toEqual(['toUrl']);
  });

  it.each(['../secret', 'a/b', 'a.jpg', '.', '', 'a%2Fb', 'a\\b', 'x'.repeat(81)])(
    'rejects the key of a picture %j',
    (key) => {
      expect(pathsOf({ ...product, pictures: [{ key }] })).toEqual(['pictures.0.key']);
      expect(pathsOf({ ...product, variants: [{ ...product.variants[0], pictures: [{ key }] }] })).toEqual([
        'variants.0.pictures.0.key',
      ]);
    },
  );

  it.each([
    ['key', { key: '../secret' }],
    ['description', { description: {} }],
    ['description', { description: { en_GB: ' ' } }],
    ['durationSeconds', { durationSeconds: 0 }],
    ['durationSeconds', { durationSeconds: 601 }],
    ['width', { width: 15 }],
    ['height', { height: 640.5 }],
    ['uploadedAt', { uploadedAt: '2026-11-27' }],
    ['formats', { formats: [] }],
    ['formats', { formats: ['mp4', 'mp4'] }],
    ['formats.0', { formats: ['avi'] }],
  ])('rejects a video for its field %s: %j', (field, change) => {
    const video = {
      key: 'ravine-film',
      description: { en_GB: 'The camera moves along the ski.' },
      durationSeconds: 9,
      width: 640,
      height: 800,
      uploadedAt: '2026-11-27T00:00:00Z',
      formats: ['webm', 'mp4'],
    };
    expect(pathsOf({ ...product, video })).toEqual([]);
    expect(pathsOf({ ...product, video: { ...video, ...change } })).toEqual([`video.${field}`]);
  });

  it('accepts twenty pictures', () => {
    const pictures = (length: number) => Array.from({ length }, (_, index) => ({ key: `worn-${index}` }));
    expect(pathsOf({ ...product, pictures: pictures(20) })).toEqual([]);
    expect(pathsOf({ ...product, pictures: pictures(21) })).toEqual(['pictures']);
  });

  it.each([
    ['header-mobile', true],
    ['private-shop ab_test_navigation:variation_a', true],
    ['header', false],
    ['header-mobile ab_test_navigation', false],
    ['header-mobile a:b c:d', false],
    ['', false],
  ])('decides whether %j is the type of a menu: %s', (menuType, isValid) => {
    expect(pathsOf({ ...menu, menuType, items: [] })).toEqual(isValid ? [] : ['menuType']);
  });

  it('rejects names, labels and codes that are blank', () => {
    expect(pathsOf({ type: 'attribute-word', word: ' ', label: { en_GB: 'Wool' } })).toEqual(['word']);
    expect(pathsOf({ type: 'attribute-word', word: 'wool', label: { en_GB: '\t' } })).toEqual(['label']);
    expect(pathsOf({ ...product, model: '  ' })).toEqual(['model']);
    expect(pathsOf({ type: 'search-redirect', term: ' ', url: '/' })).toEqual(['term']);
  });

  const sale = {
    type: 'sale',
    slug: 'powder-week',
    title: { en_GB: 'Powder week' },
    bannerKey: 'powder-week',
    bannerMood: 'dawn',
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: '2026-01-08T00:00:00Z',
  };
  const brand = { type: 'brand', slug: 'varnhorn', name: 'Varnhorn', description: { en_GB: 'Skis' } };
  const review = {
    type: 'brand-review',
    brand: 'varnhorn',
    author: 'Fiona G.',
    countryId: 'IE',
    rating: 4,
    text: { en_GB: 'Passed.' },
    createdAt: '2026-01-01T00:00:00Z',
  };

  it.each(['a\nb', 'a\u0085b', 'a\u2028b', 'a\u2029b'])('accepts one line as a name, not %j', (text) => {
    expect([sale, brand, review].flatMap(pathsOf)).toEqual([]);
    expect(pathsOf({ ...sale, title: { en_GB: text }, summary: { fr_FR: text } })).toEqual([
      'title.en_GB',
      'summary.fr_FR',
    ]);
    expect(pathsOf({ ...brand, name: text })).toEqual(['name']);
    expect(pathsOf({ ...review, author: text, text: { en_GB: text } })).toEqual(['author']);
  });

  it('limits titles of sales, which are in the menu of every page, to 120 characters', () => {
    const titled = (title: string) => pathsOf({ ...sale, title: { en_GB: title } });
    expect([titled('x'.repeat(120)), titled('x'.repeat(121)), titled(' ')]).toEqual([
      [],
      ['title.en_GB'],
      ['title'],
    ]);
  });

  it.each(['<>', 'ie', 'I', 'IRL', '12'])('accepts no country %s of a review', (countryId) => {
    expect(pathsOf({ ...review, countryId })).toEqual(['countryId']);
  });

  it('rejects the year 0, which the database does not have', () => {
    expect(pathsOf({ ...sale, startsAt: '0000-01-01T00:00:00Z' })).toEqual(['startsAt']);
  });

  it('rejects zeros with a sign', () => {
    const prices = { 'standard-GBP': { retail: 100, special: -0 } };
    expect(pathsOf({ ...product, prices, popularity: -0 }).toSorted()).toEqual([
      'popularity',
      'prices.standard-GBP.special',
    ]);
  });

  it('rejects unknown fields and records', () => {
    expect(pathsOf({ ...product, price: 1 })).toHaveLength(1);
    expect(pathsOf({ type: 'voucher' })).toEqual(['type']);
  });
});
