import type { Family } from '../family.ts';

export const helmets: Family = {
  category: 'protection/helmets',
  artKind: 'helmet',
  type: { en: 'ski helmet', fr: 'casque de ski' },
  sizes: { option: 'size', values: ['S', 'M', 'L'] },
  hasColours: true,
  craft: [
    {
      en: 'Certified to EN 1077, with a slip plane against rotational impact. Ear pads and lining come out and go in the wash.',
      fr: 'Certifié EN 1077, avec une interface contre les chocs en rotation. Oreillettes et doublure se retirent et se lavent.',
    },
  ],
  products: [
    {
      brand: 'corvane',
      model: 'Nock',
      retail: 149,
      special: 99,
      palettes: ['coal', 'powder'],
      facts: { construction: 'in-mould', weight: 390 },
      pitch: {
        en: 'Under 400 grams with all its vents. You will look for it on your head.',
        fr: 'Moins de 400 grammes, aérations comprises. Tu le chercheras sur ta tête.',
      },
    },
    {
      brand: 'corvane',
      model: 'Nock Visor',
      retail: 249,
      special: 179,
      palettes: ['ink', 'glacier'],
      facts: { construction: 'hybrid', weight: 520 },
      pitch: {
        en: 'A helmet and a lens in one piece, with room for glasses behind it.',
        fr: 'Casque et écran d’une seule pièce, avec de la place pour des lunettes.',
      },
    },
    {
      brand: 'corvane',
      model: 'Brow',
      retail: 119,
      special: 79,
      palettes: ['granite', 'ember'],
      facts: { construction: 'hybrid', weight: 460 },
      pitch: {
        en: 'A tough shell where the chairlift bar lands, foam where you do.',
        fr: 'Une coque solide là où tombe la barre du télésiège, de la mousse là où tu tombes.',
      },
    },
    {
      brand: 'corvane',
      model: 'Crest Tour',
      retail: 159,
      special: 119,
      palettes: ['spruce', 'larch'],
      facts: { construction: 'in-mould', weight: 330 },
      pitch: {
        en: 'Certified for skiing and climbing, open enough to wear uphill.',
        fr: 'Certifié ski et alpinisme, assez aéré pour la montée.',
      },
    },
    {
      brand: 'lumenor',
      model: 'Halo',
      retail: 139,
      special: 95,
      palettes: ['powder', 'dusk'],
      facts: { construction: 'in-mould', weight: 410 },
      pitch: {
        en: 'Made together with the Halo goggle, so that there is no cold gap between the two.',
        fr: 'Conçu avec le masque Halo, pour qu’aucun courant d’air ne passe entre les deux.',
      },
    },
    {
      brand: 'lumenor',
      model: 'Halo W',
      retail: 139,
      special: 95,
      palettes: ['dawn', 'berry'],
      isWomens: true,
      facts: { construction: 'in-mould', weight: 400 },
      pitch: {
        en: 'Room for a plait at the back, warm lining at the front.',
        fr: 'De la place pour une tresse derrière, une doublure chaude devant.',
      },
    },
    {
      brand: 'lumenor',
      model: 'Arc',
      retail: 99,
      special: 65,
      palettes: ['lagoon', 'coal'],
      facts: { construction: 'hybrid', weight: 440 },
      pitch: {
        en: 'Everything that protects and nothing that only looks like it.',
        fr: 'Tout ce qui protège, et rien qui fasse seulement semblant.',
      },
    },
  ],
};
