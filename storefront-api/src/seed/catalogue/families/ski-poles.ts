import type { Family } from '../family.ts';

export const skiPoles: Family = {
  category: 'ski-poles',
  artKind: 'poles',
  type: { en: 'ski poles', fr: 'bâtons de ski' },
  sizes: { option: 'length', values: ['110', '115', '120', '125', '130'] },
  hasColours: false,
  craft: [
    {
      en: 'Straps release under load, baskets change without tools, and every part can be ordered again.',
      fr: 'Les dragonnes se libèrent sous la charge, les rondelles se changent sans outil et chaque pièce se recommande.',
    },
  ],
  products: [
    {
      brand: 'ostkamm',
      model: 'Stock 16',
      retail: 59,
      special: 39,
      palettes: ['ember'],
      facts: { material: 'aluminium', weight: 480 },
      pitch: {
        en: 'A straight, strong pole that costs less than the lunch you will forget it at.',
        fr: 'Un bâton droit et solide, moins cher que le déjeuner où tu l’oublieras.',
      },
    },
    {
      brand: 'ostkamm',
      model: 'Stock Carbon',
      retail: 119,
      special: 79,
      palettes: ['coal'],
      facts: { material: 'carbon', weight: 390 },
      pitch: {
        en: 'So light in the hand that you notice it only when you pick up someone else’s.',
        fr: 'Si léger en main qu’on ne le remarque qu’en prenant celui d’un autre.',
      },
    },
    {
      brand: 'signalp',
      model: 'Trace Vario',
      retail: 99,
      special: 69,
      palettes: ['lagoon'],
      sizes: ['105-125', '115-140'],
      facts: { material: 'aluminium', weight: 520 },
      pitch: {
        en: 'Long for the flat approach, short for the way down, and a grip you can hold anywhere on a traverse.',
        fr: 'Long pour l’approche, court pour la descente, et une poignée que l’on tient n’importe où en traversée.',
      },
    },
    {
      brand: 'signalp',
      model: 'Trace Carbon Vario',
      retail: 149,
      special: 109,
      palettes: ['moss'],
      sizes: ['105-125', '115-140'],
      facts: { material: 'carbon', weight: 430 },
      pitch: {
        en: 'The adjustable pole for those who weigh their toothbrush.',
        fr: 'Le bâton réglable de ceux qui pèsent leur brosse à dents.',
      },
    },
  ],
};
