import type { CatalogueProduct } from '../catalogue.ts';

/**
 * How well a product answers a search, as a merchandiser of the shop says it: 3 it is what was asked for, 2 it is an
 * acceptable choice, 1 it is related and not what was asked for, 0 it does not belong there. From 2 on a product is
 * relevant.
 */
export type Grade = 0 | 1 | 2 | 3;
export type Grading = (product: CatalogueProduct) => Grade;
export type Judgement = readonly [term: string, grading: Grading];

export const minRelevant: Grade = 2;

const atMost = (grade: Grade, max: Grade): Grade => (grade > max ? max : grade);

/** Grades by category: `main` 3, `near` 2, `far` 1. */
export function ofTypes(
  main: readonly string[],
  near: readonly string[] = [],
  far: readonly string[] = [],
): Grading {
  return ({ category }) => {
    if (main.includes(category)) return 3;
    if (near.includes(category)) return 2;
    return far.includes(category) ? 1 : 0;
  };
}

/** A product for another audience is of no use. A unisex one is acceptable to women and men, and none for children is. */
export function forAudience(grading: Grading, audience: 'women' | 'men' | 'junior'): Grading {
  return (product) => {
    if (product.audience === audience) return grading(product);
    return product.audience === 'unisex' && audience !== 'junior' ? atMost(grading(product), 2) : 0;
  };
}

/** The right type in another colour is only related. */
export function inColour(grading: Grading, colour: string): Grading {
  return (product) => (product.colours.includes(colour) ? grading(product) : atMost(grading(product), 1));
}

/** The right type that is not in stock in the size is only related. */
export function inSize(grading: Grading, size: string): Grading {
  return (product) => (product.sizes.includes(size) ? grading(product) : atMost(grading(product), 1));
}

/** The right type of another brand and another type of the brand are only related. */
export function ofBrand(grading: Grading, brand: string): Grading {
  return (product) => {
    const grade = grading(product);
    if (product.brand !== brand) return atMost(grade, 1);
    return grade === 0 ? 1 : grade;
  };
}

/** Everything of a brand. */
export function anyOfBrand(brand: string): Grading {
  return (product) => (product.brand === brand ? 3 : 0);
}

/** Products of the type whose English name contains a word; the others are only related. */
export function named(grading: Grading, word: string): Grading {
  return (product) => (product.englishName.includes(word) ? grading(product) : atMost(grading(product), 1));
}

/** A model by its name. A set with it is acceptable. */
export function ofModel(model: string): Grading {
  return (product) => {
    if (product.model !== model) return 0;
    return product.category.endsWith('/sets') ? 2 : 3;
  };
}
