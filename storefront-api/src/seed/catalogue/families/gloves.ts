import type { Family } from '../family.ts';

export const gloves: Family = {
  category: 'clothing/gloves',
  artKind: 'gloves',
  type: { en: 'gloves', fr: 'gants' },
  sizes: { option: 'glove-size', values: ['7', '8', '9', '10'] },
  hasColours: false,
  craft: [
    {
      en: 'Wrist leash, soft thumb for the nose, and a removable liner. Leather parts want a little balm twice a season.',
      fr: 'Dragonne, pouce doux pour le nez et doublure amovible. Le cuir demande un peu de baume deux fois par saison.',
    },
  ],
  products: [
    {
      brand: 'vellamont',
      model: 'Muletier',
      retail: 139,
      special: 95,
      palettes: ['larch'],
      facts: { material: 'leather', insulation: 'synthetic' },
      pitch: {
        en: 'Goatskin that grows to your hand and outlasts two jackets.',
        fr: 'Une peau de chèvre qui se fait à la main et survit à deux vestes.',
      },
    },
    {
      brand: 'vellamont',
      model: 'Muletier Mitt',
      type: { en: 'mittens', fr: 'moufles' },
      retail: 145,
      special: 99,
      palettes: ['ember'],
      facts: { material: 'leather', insulation: 'synthetic' },
      pitch: {
        en: 'Warmer than any glove, because fingers like company.',
        fr: 'Plus chaude qu’un gant, car les doigts aiment la compagnie.',
      },
    },
    {
      brand: 'vellamont',
      model: 'Grésil',
      retail: 89,
      special: 59,
      palettes: ['coal'],
      facts: { material: 'fabric', waterproofing: 15000, insulation: 'synthetic' },
      pitch: {
        en: 'A waterproof all-rounder that dries on a hut radiator by morning.',
        fr: 'Un gant étanche à tout faire, sec au matin sur le radiateur du refuge.',
      },
    },
    {
      brand: 'vellamont',
      model: 'Grésil W',
      retail: 89,
      special: 59,
      palettes: ['berry'],
      isWomens: true,
      sizes: ['6', '7', '8'],
      facts: { material: 'fabric', waterproofing: 15000, insulation: 'synthetic' },
      pitch: {
        en: 'Slimmer fingers, more filling on the back of the hand.',
        fr: 'Des doigts plus fins, plus de garnissage sur le dessus.',
      },
    },
    {
      brand: 'vellamont',
      model: 'Approche Liner',
      type: { en: 'gloves', fr: 'sous-gants' },
      retail: 39,
      special: 25,
      palettes: ['granite'],
      facts: { material: 'merino-blend' },
      pitch: {
        en: 'Thin enough for a zip and a phone, warm enough for the climb.',
        fr: 'Assez fins pour un zip et un téléphone, assez chauds pour la montée.',
      },
    },
    {
      brand: 'fjordlys',
      model: 'Tur Glove',
      retail: 69,
      special: 45,
      palettes: ['spruce'],
      facts: { material: 'fabric' },
      pitch: {
        en: 'A windproof touring glove that breathes when you do.',
        fr: 'Un gant de randonnée coupe-vent, qui respire quand tu respires.',
      },
    },
  ],
};
