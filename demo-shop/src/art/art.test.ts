import { drawBanner, drawProduct } from './index.ts';
import { bannerMoods, productViews, type ProductView } from 'storefront-ports/picture-originals';
import { productKinds, type ProductArtSpec } from './spec.ts';

const spec: ProductArtSpec = {
  sku: 'FIRN-98-184',
  kind: 'ski',
  lengthCm: 184,
  colours: { base: '#17324d', accent: '#ff5a1f', detail: '#f7f9fb' },
  brand: 'Nordwand',
  model: 'Firn 98',
  audience: 'unisex',
  facts: {},
  view: 'main',
};

/** Maximum number of characters; a pose shows a product twice, and a scene has its surroundings. */
const maxCharacters = (view: ProductView) => (view === 'pose' || view === 'scene' ? 130_000 : 90_000);

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
  if (open.length > 0 || /[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(rest))
    throw new Error(`not well-formed: ${rest}`);
  return {
    ids: [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? ''),
    references: [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1] ?? ''),
    words: rest.split('\n').filter(Boolean),
  };
}

describe.each(productKinds)('drawProduct of %s', (kind) => {
  it.each(productViews)(
    'returns a small, well-formed SVG without missing references for the view %s',
    (view) => {
      const svg = drawProduct({ ...spec, kind, view });
      const { ids, references, words } = parse(svg);
      expect(svg.length).toBeLessThan(maxCharacters(view));
      expect(new Set(ids).size).toBe(ids.length);
      expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
      // Text elements would be missing or different on machines without the fonts.
      expect(words).toEqual([]);
    },
  );

  it('returns the same SVG for the same spec', () => {
    expect(drawProduct({ ...spec, kind })).toBe(drawProduct({ ...spec, kind }));
  });

  it('returns other ids for another SKU, so that both can stand in one page', () => {
    const one = parse(drawProduct({ ...spec, kind }));
    const other = parse(drawProduct({ ...spec, kind, sku: 'FIRN-98-170' }));
    expect(one.ids.filter((id) => other.ids.includes(id))).toEqual([]);
  });

  it('writes hostile words and colours as harmless text', () => {
    const hostile = `<script>alert("1")</script>`;
    const svg = drawProduct({
      ...spec,
      kind,
      sku: `"><script>`,
      brand: hostile,
      model: `'&<\u0000\uD800]]>`,
      colours: { base: '"/><script>', accent: 'url(javascript:1)', detail: 'red' },
    });
    expect(() => parse(svg)).not.toThrow();
    expect(svg).not.toMatch(/<script|javascript/i);
    expect(svg.isWellFormed()).toBe(true);
    expect(svg).not.toContain('\u0000');
  });
});

function longestOutline(lengthCm: number, kind: ProductArtSpec['kind']): number {
  const outlines = [...drawProduct({ ...spec, kind, lengthCm }).matchAll(/ d="(M0 0C[^"]+)"/g)];
  return Math.max(
    ...outlines.flatMap((match) => (match[1] ?? '').match(/\d+(?:\.\d+)?/g)?.map(Number) ?? []),
  );
}

it.each(['ski', 'snowboard'] as const)('drawProduct draws a longer %s longer, in proportion', (kind) => {
  expect(longestOutline(164, kind) / longestOutline(148, kind)).toBeCloseTo(164 / 148, 2);
});

it('drawProduct gives all SKUs of one model one design, and another model another', () => {
  const design = (change: Partial<ProductArtSpec>) =>
    drawProduct({ ...spec, ...change })
      .replaceAll(/a[0-9a-z]+-(\d+)/g, 'id-$1')
      .replaceAll(/rotate\([^)]*\)/g, '')
      .replaceAll(/<path transform[^>]*>/g, '');
  expect(design({ sku: 'FIRN-98-184-B' })).toBe(design({}));
  expect(design({ model: 'Couloir' })).not.toBe(design({}));
});

it.each(productKinds)('drawProduct gives each view of %s a picture of its own', (kind) => {
  const drawings = productViews.map((view) =>
    drawProduct({ ...spec, kind, view }).replaceAll(/a[0-9a-z]+-(\d+)/g, 'id-$1'),
  );
  expect(new Set(drawings).size).toBe(productViews.length);
});

it.each(['jacket', 'shell-jacket', 'down-jacket', 'fleece'] as const)(
  'drawProduct cuts %ss of different models differently',
  (kind) => {
    const models = ['Ravine', 'Lysa', 'Couloir', 'Querfeld', 'Keel', 'Malo', 'Ridge', 'Firn'];
    const outlines = models.map(
      (model) => drawProduct({ ...spec, kind, model }).match(/ d="(M[^"]{200,})"/)?.[1],
    );
    expect(new Set(outlines).size).toBeGreaterThan(4);
  },
);

it('drawProduct draws skis across the picture, and upright beside others of a set', () => {
  const leanOf = (svg: string) => Number(/rotate\(([\d.]+) 0 /.exec(svg)?.[1]);
  const part: ProductArtSpec = { ...spec, kind: 'binding', sku: 'BINDING-1' };
  expect(leanOf(drawProduct(spec))).toBeGreaterThan(20);
  expect(leanOf(drawProduct({ ...spec, parts: [spec, part] }))).toBeLessThan(15);
});

it('drawProduct shows one place behind all products of a model, and others behind other models', () => {
  const placeOf = (change: Partial<ProductArtSpec>) =>
    /<defs><\w+ id="(\w+)-0"/.exec(drawProduct({ ...spec, view: 'scene', ...change }))?.[1];
  const models = ['Ravine', 'Lysa', 'Couloir', 'Querfeld', 'Keel', 'Malo'];
  expect(placeOf({ sku: 'FIRN-98-170' })).toBe(placeOf({}));
  expect(new Set(models.map((model) => placeOf({ model }))).size).toBeGreaterThan(3);
});

describe.each(bannerMoods)('drawBanner for %s', (mood) => {
  const banner = { key: 'week-47', width: 1400, height: 445, mood };

  it('returns a small, well-formed SVG, always the same', () => {
    const svg = drawBanner(banner);
    const { ids, references } = parse(svg);
    expect(svg).toContain('viewBox="0 0 1400 445"');
    expect(svg.length).toBeLessThan(60_000);
    expect(references.filter((reference) => !ids.includes(reference))).toEqual([]);
    expect(drawBanner(banner)).toBe(svg);
  });

  it('draws another landscape for another key', () => {
    expect(drawBanner({ ...banner, key: 'week-48' })).not.toBe(drawBanner(banner));
  });
});

it('drawProduct and drawBanner write no NaN, Infinity or undefined', () => {
  const all = [
    ...productKinds.flatMap((kind) =>
      productViews.map((view) => drawProduct({ ...spec, kind, view, lengthCm: undefined })),
    ),
    ...bannerMoods.map((mood) => drawBanner({ key: 'k', width: 700, height: 900, mood })),
  ];
  // Compares the matches only: whole pictures would make a failure unreadable.
  expect(all.flatMap((svg) => svg.match(/NaN|undefined|Infinity/) ?? [])).toEqual([]);
});
