import { planProducts, type ProductPlan } from './index.ts';

/** Products, and what their descriptions must not say. Languages have the same facts, so that English is enough. */
interface Contradiction {
  of: (product: ProductPlan, name: string) => boolean;
  words: RegExp;
}

const contradictions: Record<string, Contradiction> = {
  'legwear has an upper body': {
    of: (_, name) => /\b(tights|trousers|bibs?|shorts|pants?)\b/i.test(name),
    words: /\b(shoulders?|sleeves?|collar|armholes?|hood|long back)\b/i,
  },
  'upper-body wear has legs': {
    of: ({ category }, name) => category.startsWith('clothing/') && /\b(jacket|vest|T-shirt)\b/i.test(name),
    words: /\b(legs?|gaiters?|inseam|fly)\b/i,
  },
  'liner gloves have a liner': { of: (_, name) => /\bliner gloves\b/i.test(name), words: /liner|leather/i },
  'hats, socks and neckwear have fingers or sleeves': {
    of: (_, name) => /\b(hat|socks|neck warmer)\b/i.test(name),
    words: /\b(fingers?|thumb|palm|sleeves?)\b/i,
  },
  'a jacket that is not waterproof has taped seams': {
    of: ({ category, facts }) => category === 'clothing/jackets' && facts.waterproofing === undefined,
    words: /taped|powder skirt|water repellent|pit zips/i,
  },
  'insulated wear has no insulation': {
    of: ({ facts }) => ['down', 'synthetic', 'wool-fill'].includes(String(facts.insulation)),
    words: /no insulation/i,
  },
  'a jacket without a hood has one': {
    of: ({ facts }) => facts.hood === 'no-hood',
    words: /\bhood\b/i,
  },
  'a fixed liner can be removed': {
    of: ({ facts }) => facts.gloveLiner === 'fixed-liner',
    words: /removable liner/i,
  },
  'a dryer without heating warms': {
    of: ({ facts }) => facts.dryerAir === 'air-ambient',
    words: /\bwarms\b|\bheats\b/i,
  },
  'crampons held by straps hold without them': {
    of: ({ facts }) => facts.cramponBinding === 'crampon-strap',
    words: /without the strap/i,
  },
};

const products = planProducts();

/** Returns the products whose description contradicts them. */
function contradicting({ of, words }: Contradiction): string[] {
  return products.flatMap((product) => {
    const { name, description } = product.texts.en_GB;
    return of(product, name) && words.test(description.join(' '))
      ? [`${name}: ${description.join(' ')}`]
      : [];
  });
}

describe('planProducts', () => {
  it.each(Object.keys(contradictions))('never describes a product so that %s', (title) => {
    const contradiction = contradictions[title]!;
    const { of } = contradiction;
    expect(products.some((product) => of(product, product.texts.en_GB.name))).toBe(true);
    expect(contradicting(contradiction)).toEqual([]);
  });
});
