import { bannerMoods } from 'storefront-ports/picture-originals';
import { categories } from '../data/catalogue/categories.ts';
import { families } from '../data/catalogue/families/index.ts';
import {
  drawBanner,
  drawBrandLogo,
  drawCategoryTile,
  drawFavicon,
  drawOg,
  drawSaleBanner,
  drawShopLogo,
} from './index.ts';
import { tileSubjects } from './scenes/tile-subjects.ts';
import { productKinds, type ProductArtSpec, type ProductKind } from './spec.ts';
import { brandMark } from './brands/mark.ts';
import { wrap } from './scenes/wrap.ts';

/** Returns ids, references and text of an SVG. Throws if it is not well-formed. */
function parse(svg: string): { ids: string[]; references: string[]; words: string[] } {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<>]*")*)(\/?)>/g,
    (_, close, name, _attributes, empty) => {
      if (close && open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      if (!close && !empty) open.push(name);
      return '\n';
    },
  );
  if (open.length > 0 || /[<>&]/.test(rest)) throw new Error(`not well-formed: ${rest}`);
  return {
    ids: [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? ''),
    references: [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1] ?? ''),
    words: rest.split('\n').filter(Boolean),
  };
}

const article = (kind: ProductKind, text = 'Grat'): ProductArtSpec => ({
  sku: `${kind}-${text}`,
  kind,
  colours: { base: '#17324d', accent: '#ff5a1f', detail: '#f7f9fb' },
  brand: text,
  model: text,
  audience: 'unisex',
  facts: {},
  view: 'main',
});

const saleBanner = (kinds: readonly ProductKind[], brandName: string | null, isWide = true) =>
  drawSaleBanner({
    key: 'sale',
    mood: 'dawn',
    ...(isWide ? { width: 1400, height: 445 } : { width: 800, height: 450 }),
    brandName,
    goods: kinds.map((kind) => article(kind, brandName ?? undefined)),
  });

const hostile = `"><script>alert('&')</script>\u0000\uD800]]>`;

type Size = readonly [width: number, height: number];

/** Pictures with their size and their maximum number of characters; `text` is user input. */
const pictures: readonly (readonly [
  name: string,
  size: Size,
  maxCharacters: number,
  draw: (text: string) => string,
])[] = [
  [
    'a wide banner',
    [1400, 445],
    60_000,
    (text) => drawBanner({ key: text, width: 1400, height: 445, mood: 'night' }),
  ],
  [
    'a phone banner',
    [800, 800],
    60_000,
    (text) => drawBanner({ key: text, width: 800, height: 800, mood: 'storm' }),
  ],
  ['the banner of a brand’s sale', [1400, 445], 300_000, (text) => saleBanner(['ski', 'boot', 'tent'], text)],
  ['a sale banner for phones', [800, 450], 300_000, (text) => saleBanner(['jacket', 'wax'], text, false)],
  ['a link preview', [1200, 630], 120_000, (text) => drawOg({ key: text, title: text, mood: 'dawn' })],
  [
    'the tile of skis',
    [600, 400],
    60_000,
    (text) => drawCategoryTile({ key: `skis${text}`, mood: 'midday' }),
  ],
  [
    'the tile of snowboards',
    [600, 400],
    60_000,
    (text) => drawCategoryTile({ key: `snowboarding${text}`, mood: 'dusk' }),
  ],
  [
    'the tile of tents and boots',
    [600, 400],
    60_000,
    (text) => drawCategoryTile({ key: `outdoor${text}`, mood: 'storm' }),
  ],
  [
    'the tile of backpacks',
    [600, 400],
    60_000,
    (text) => drawCategoryTile({ key: `backcountry${text}`, mood: 'dawn' }),
  ],
  ['the tile of wax', [600, 400], 60_000, (text) => drawCategoryTile({ key: `care${text}`, mood: 'night' })],
  [
    'the tile of tents',
    [600, 400],
    60_000,
    (text) => drawCategoryTile({ key: `outdoor/tents${text}`, mood: 'night' }),
  ],
  [
    'the tile of an unknown category',
    [600, 400],
    60_000,
    (text) => drawCategoryTile({ key: text, mood: 'midday' }),
  ],
  ['a brand logo', [400, 160], 30_000, (text) => drawBrandLogo(text)],
  ['a light brand logo', [400, 160], 30_000, (text) => drawBrandLogo(text, { on: 'dark' })],
  ...(['offpiste', 'snowfield'] as const).map(
    (brand) => [`the favicon of ${brand}`, [64, 64], 2_000, () => drawFavicon(brand)] as const,
  ),
];

describe.each(pictures)('the drawing of %s', (_, [width, height], maxCharacters, draw) => {
  it('is small, well-formed, of its size and always the same', () => {
    const svg = draw('Grat 4.6');
    const { ids, references, words } = parse(svg);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
    expect(svg.length).toBeLessThan(maxCharacters);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
    // Text elements would be missing or different on machines without the fonts.
    expect(words).toEqual([]);
    expect(svg.match(/NaN|undefined|Infinity/)).toBeNull();
    expect(draw('Grat 4.6')).toBe(svg);
  });

  it('draws hostile words as harmless outlines', () => {
    const svg = draw(hostile);
    expect(() => parse(svg)).not.toThrow();
    expect(svg).not.toMatch(/<script|NaN|undefined/i);
    expect(svg.isWellFormed()).toBe(true);
  });
});

describe.each(['offpiste', 'snowfield'] as const)('drawShopLogo for %s', (brand) => {
  it('is well-formed, wide, and lighter on a dark ground', () => {
    const light = drawShopLogo(brand, { on: 'light' });
    parse(light);
    const [, width = '', height = ''] = /width="(\d+)" height="(\d+)"/.exec(light) ?? [];
    expect(Number(width) / Number(height)).toBeGreaterThan(3);
    expect(drawShopLogo(brand, { on: 'dark' })).not.toBe(light);
  });
});

describe('wrap', () => {
  it.each([
    ['', 0],
    ['Friåkning', 1],
    ['Until the lifts close, and a little longer', 2],
    ['Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenwitwe', 2],
    ['word '.repeat(60), 2],
  ])('breaks %j into at most two lines', (title, lines) => {
    const wrapped = wrap(title, 1056);
    expect(wrapped.lines).toHaveLength(lines);
    // `lettering` cuts a text at 40 characters.
    expect(wrapped.lines.every((line) => line.length <= 40)).toBe(true);
  });

  it('ends a text that is too long with an ellipsis', () => {
    expect(wrap('word '.repeat(60), 1056).lines.at(-1)).toMatch(/…$/);
  });
});

it('drawBanner shows another place for another key', () => {
  const banner = (key: string) => drawBanner({ key, width: 1400, height: 445, mood: 'midday' });
  expect(banner('one')).not.toBe(banner('two'));
});

it('brandMark returns the mark of a brand, and one for an unknown brand', () => {
  expect(brandMark('Varnhorn').font).toBe('archivo');
  expect(brandMark('Varnhorn')).toEqual(brandMark('Varnhorn'));
  expect(brandMark('constructor').symbol).toMatch(/^M/);
});

describe('drawSaleBanner', () => {
  /** Returns how many products have definitions of their own. */
  const productsIn = (svg: string) =>
    new Set([...svg.matchAll(/ id="(a[0-9a-z]+)-0"/g)].map(([, id]) => id)).size - 1;

  it('shows five products on a wide banner, and the two or three largest on a phone', () => {
    const five = ['ski', 'boot', 'helmet', 'jacket', 'goggles'] as const;
    expect([productsIn(saleBanner(five, null)), productsIn(saleBanner(five, null, false))]).toEqual([5, 3]);
    expect([productsIn(saleBanner(five, 'Grat')), productsIn(saleBanner(five, 'Grat', false))]).toEqual([
      5, 2,
    ]);
  });

  it('shows the mark of a brand, and none for several brands', () => {
    const symbol = brandMark('Varnhorn').symbol;
    expect(saleBanner(['tent'], 'Varnhorn')).toContain(symbol);
    expect(saleBanner(['tent'], null)).not.toContain(symbol);
  });

  it('draws every kind of product within the height of the picture, or beyond its lower edge', () => {
    for (const kind of productKinds) {
      const [, down = '', scale = ''] =
        /translate\([-\d.]+ ([-\d.]+)\) scale\(([\d.]+)\)/.exec(saleBanner([kind], null)) ?? [];
      // The product's own picture starts at most 10 % above its uppermost point.
      expect([kind, Number(down) > -Number(scale) * 400]).toEqual([kind, true]);
      expect([kind, Number(scale) > 0.2]).toEqual([kind, true]);
    }
  });

  it.each(bannerMoods)('is another picture for another place of a %s', (mood) => {
    const draw = (kind: ProductKind) =>
      drawSaleBanner({ key: 'k', mood, width: 1400, height: 445, brandName: null, goods: [article(kind)] });
    expect(draw('tent').length).not.toBe(draw('wax').length);
  });
});

describe('tileSubjects', () => {
  it('shows what the category sells: of each family the kind that is drawn for it', () => {
    const wrong = families
      .filter(({ category }) => !tileSubjects(category).includes(kindOf(category)))
      .map(({ category }) => category);
    expect(wrong).toEqual([]);
  });

  it('shows a product of its own for each department', () => {
    const departments = categories
      .map(({ urlPath }) => urlPath)
      .filter((path) => path !== '' && !path.includes('/'));
    expect(departments.length).toBeGreaterThan(8);
    expect(new Set(departments.map((path) => tileSubjects(path).join())).size).toBe(departments.length);
  });
});

const kindOf = (category: string) =>
  families.find((family) => family.category === category)?.artKind ?? 'voucher';
