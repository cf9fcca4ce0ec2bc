import { drawBanner, drawBrandLogo, drawCategoryTile, drawFavicon, drawOg, drawShopLogo } from './index.ts';
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
  ['a link preview', [1200, 630], 120_000, (text) => drawOg({ key: text, title: text, mood: 'dawn' })],
  ['a slope', [600, 400], 60_000, (text) => drawCategoryTile({ key: `skis${text}`, mood: 'midday' })],
  ['a wood', [600, 400], 60_000, (text) => drawCategoryTile({ key: `snowboarding${text}`, mood: 'dusk' })],
  ['a meadow', [600, 400], 60_000, (text) => drawCategoryTile({ key: `outdoor${text}`, mood: 'storm' })],
  ['a ridge', [600, 400], 60_000, (text) => drawCategoryTile({ key: `backcountry${text}`, mood: 'dawn' })],
  ['a workshop', [600, 400], 60_000, (text) => drawCategoryTile({ key: `care${text}`, mood: 'night' })],
  ['a camp', [600, 400], 60_000, (text) => drawCategoryTile({ key: `outdoor/tents${text}`, mood: 'night' })],
  ['any other category', [600, 400], 60_000, (text) => drawCategoryTile({ key: text, mood: 'midday' })],
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
