import { toLines, type ShopRecordInput } from 'storefront-ports/import-format';

const brandCount = 60;
const categoryCount = 80;
const sizes = ['S', 'M', 'L', 'XL'] as const;
const releasedAt = '2026-01-05T08:00:00.000Z';

const adjectives = ['light', 'warm', 'quick', 'stiff', 'dry', 'quiet', 'wide', 'steep', 'soft', 'bright'];
const nouns = ['ridge', 'valley', 'glacier', 'forest', 'couloir', 'summit', 'hut', 'slope', 'gully', 'col'];

const pick = (words: readonly string[], number: number) => words[number % words.length] ?? '';

/** Yields the lines of an import file with `count` products in English and French, the same ones each time. */
export const largeShopLines = (count: number): Generator<string> => toLines(records(count));

function* records(count: number): Generator<ShopRecordInput> {
  yield* foundations();
  for (let number = 1; number <= count; number += 1) yield product(number);
}

function* foundations(): Generator<ShopRecordInput> {
  yield {
    type: 'option',
    code: 'size',
    label: { en_GB: 'Size', fr_FR: 'Taille' },
    values: sizes.map((code, position) => ({ code, label: { en_GB: code }, position })),
  };
  yield { type: 'attribute', code: 'weight', label: { en_GB: 'Weight', fr_FR: 'Poids' }, unit: 'g' };
  for (let number = 0; number < brandCount; number += 1) {
    yield {
      type: 'brand',
      slug: `brand-${number}`,
      name: `Brand ${number}`,
      description: { en_GB: `Brand ${number} makes mountain gear.` },
    };
  }
  yield {
    type: 'category',
    urlPath: '',
    name: { en_GB: 'Everything', fr_FR: 'Tout' },
    description: { en_GB: '' },
  };
  for (let number = 0; number < categoryCount; number += 1) {
    yield {
      type: 'category',
      urlPath: `category-${number}`,
      name: { en_GB: `Category ${number}`, fr_FR: `Catégorie ${number}` },
      description: { en_GB: `Products of category ${number}` },
    };
  }
}

function product(number: number): ShopRecordInput {
  const sku = `LARGE-${number}`;
  const model = `${pick(nouns, number)} ${number % 1_000}`;
  const retail = 5_000 + (number % 400) * 100;
  const price = { retail, special: Math.round(retail * 0.8) };
  const words = `${pick(adjectives, number)} and ${pick(adjectives, Math.floor(number / 10))}`;
  return {
    type: 'product',
    sku,
    productType: 'configurable',
    brand: `brand-${number % brandCount}`,
    category: `category-${number % categoryCount}`,
    model,
    facts: { weight: 200 + (number % 1_500) },
    popularity: number % 1_000,
    releasedAt,
    texts: {
      en_GB: {
        name: `${model} jacket`,
        description: [
          `A ${words} jacket for days between ${pick(nouns, number)} and ${pick(nouns, number + 3)}.`,
          'The fabric dries overnight, and the hood fits over a helmet.',
        ],
      },
      fr_FR: {
        name: `Veste ${model}`,
        description: [
          `Une veste pour les journées entre ${pick(nouns, number)} et ${pick(nouns, number + 3)}.`,
          'Le tissu sèche en une nuit et la capuche passe sur un casque.',
        ],
      },
    },
    prices: { 'standard-GBP': price, 'standard-EUR': price },
    priceHistory: ['standard-GBP', 'standard-EUR'].map((list) => ({
      list,
      amount: price.special,
      validFrom: releasedAt,
    })),
    variants: sizes.map((size) => ({ sku: `${sku}-${size}`, stock: number % 20, options: { size } })),
  };
}
