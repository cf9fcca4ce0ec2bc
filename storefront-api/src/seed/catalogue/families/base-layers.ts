import type { Family } from '../family.ts';

export const baseLayers: Family = {
  category: 'clothing/base-layers',
  artKind: 'base-layer',
  type: { en: 'base layer', fr: 'sous-vêtement technique' },
  sizes: { option: 'size', values: ['S', 'M', 'L', 'XL'] },
  hasColours: false,
  craft: [
    {
      en: 'Flat seams away from the shoulders, a long back that stays tucked in, and wool from farms that do not practise mulesing.',
      fr: 'Coutures plates loin des épaules, dos long qui reste dans le pantalon, et une laine d’élevages sans mulesing.',
    },
  ],
  products: [
    {
      brand: 'fjordlys',
      model: 'Ull 200 Crew',
      retail: 85,
      special: 59,
      palettes: ['fjord'],
      facts: { material: 'merino', fabricWeight: 200 },
      pitch: {
        en: 'A week of skiing, one shirt, no complaints from the chair next to you.',
        fr: 'Une semaine de ski, un seul maillot, aucune plainte du voisin de télésiège.',
      },
    },
    {
      brand: 'fjordlys',
      model: 'Ull 200 Crew W',
      retail: 85,
      special: 59,
      palettes: ['berry'],
      isWomens: true,
      sizes: ['XS', 'S', 'M', 'L'],
      facts: { material: 'merino', fabricWeight: 200 },
      pitch: {
        en: 'Soft enough for people who say they cannot wear wool.',
        fr: 'Assez douce pour celles qui disent ne pas supporter la laine.',
      },
    },
    {
      brand: 'fjordlys',
      model: 'Ull 200 Tights',
      type: { en: 'base layer', fr: 'collant technique' },
      retail: 79,
      special: 55,
      palettes: ['coal'],
      facts: { material: 'merino', fabricWeight: 200 },
      pitch: {
        en: 'They end above the boot, where a seam would only press.',
        fr: 'Il s’arrête au-dessus de la chaussure, là où une couture ne ferait que gêner.',
      },
    },
    {
      brand: 'vellamont',
      model: 'Duvetine 260 Zip',
      retail: 99,
      special: 69,
      palettes: ['spruce'],
      facts: { material: 'merino', fabricWeight: 260 },
      pitch: {
        en: 'A heavy knit with a deep zip, for January and for people who feel it.',
        fr: 'Une maille épaisse à long zip, pour janvier et pour les frileux.',
      },
    },
    {
      brand: 'vellamont',
      model: 'Filet 150',
      retail: 69,
      special: 45,
      palettes: ['glacier'],
      facts: { material: 'merino-blend', fabricWeight: 150 },
      pitch: {
        en: 'The summer weight that touring skiers wear all winter.',
        fr: 'Le grammage d’été que les randonneurs portent tout l’hiver.',
      },
    },
    {
      brand: 'vellamont',
      model: 'Filet 150 W',
      retail: 69,
      special: 45,
      palettes: ['dawn'],
      isWomens: true,
      sizes: ['XS', 'S', 'M', 'L'],
      facts: { material: 'merino-blend', fabricWeight: 150 },
      pitch: {
        en: 'Dry again by the time you have taken off your skins.',
        fr: 'Sec à nouveau le temps d’enlever les peaux.',
      },
    },
  ],
};
