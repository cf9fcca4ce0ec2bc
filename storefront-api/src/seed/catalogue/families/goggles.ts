import type { Family } from '../family.ts';

export const goggles: Family = {
  category: 'protection/goggles',
  artKind: 'goggles',
  type: { en: 'ski goggles', fr: 'masque de ski' },
  sizes: null,
  hasColours: true,
  craft: [
    {
      en: 'Double lens with a lasting anti-fog coat, three layers of foam and a strap that holds on any helmet. Comes with a soft bag for wiping.',
      fr: 'Double écran à traitement antibuée durable, trois couches de mousse et une sangle qui tient sur tous les casques. Livré avec une housse d’essuyage.',
    },
  ],
  products: [
    {
      brand: 'lumenor',
      model: 'Halo Photo',
      retail: 189,
      special: 129,
      palettes: ['ink', 'powder'],
      facts: { lens: 'toric', light: 26 },
      pitch: {
        en: 'The lens darkens in seconds as you leave the trees and clears again as you go back in.',
        fr: 'L’écran fonce en quelques secondes à la sortie de la forêt et s’éclaircit au retour.',
      },
    },
    {
      brand: 'lumenor',
      model: 'Halo Mag',
      retail: 199,
      special: 139,
      palettes: ['dusk', 'larch'],
      facts: { lens: 'toric', light: 14 },
      pitch: {
        en: 'A magnetic lens you can change on the chair, and a second one for storms in the box.',
        fr: 'Un écran magnétique qui se change sur le télésiège, et un second pour le mauvais temps dans la boîte.',
      },
    },
    {
      brand: 'lumenor',
      model: 'Prism',
      retail: 129,
      special: 85,
      palettes: ['glacier', 'coal'],
      facts: { lens: 'cylindrical', light: 22 },
      pitch: {
        en: 'Flat, wide and sharp to the edges. The all-rounder.',
        fr: 'Plat, large et net jusqu’aux bords. Le polyvalent.',
      },
    },
    {
      brand: 'lumenor',
      model: 'Prism W',
      retail: 129,
      special: 85,
      palettes: ['dawn', 'lagoon'],
      isWomens: true,
      facts: { lens: 'cylindrical', light: 22 },
      pitch: {
        en: 'The Prism in a smaller frame, with the same field of view.',
        fr: 'Le Prism dans une monture plus petite, avec le même champ de vision.',
      },
    },
    {
      brand: 'lumenor',
      model: 'Flatlight',
      retail: 109,
      special: 75,
      palettes: ['larch', 'ember'],
      facts: { lens: 'cylindrical', light: 58 },
      pitch: {
        en: 'For the grey days: a rose lens that finds the bumps before your knees do.',
        fr: 'Pour les jours gris : un écran rosé qui trouve les bosses avant tes genoux.',
      },
    },
    {
      brand: 'corvane',
      model: 'Kestrel',
      retail: 149,
      special: 105,
      palettes: ['spruce', 'coal'],
      facts: { lens: 'spherical', light: 18 },
      pitch: {
        en: 'A tall spherical lens with no frame in the corner of your eye.',
        fr: 'Un grand écran sphérique, sans monture au coin de l’œil.',
      },
    },
    {
      brand: 'corvane',
      model: 'Kestrel OTG',
      retail: 159,
      special: 115,
      palettes: ['granite', 'powder'],
      facts: { lens: 'spherical', light: 18 },
      pitch: {
        en: 'Cut-outs for the arms of your glasses, and air where they would mist.',
        fr: 'Des passages pour les branches de lunettes, et de l’air là où elles s’embueraient.',
      },
    },
    {
      brand: 'corvane',
      model: 'Merlin',
      retail: 79,
      special: 49,
      palettes: ['berry', 'moss'],
      facts: { lens: 'cylindrical', light: 34 },
      pitch: { en: 'An honest goggle for a week a year.', fr: 'Un masque honnête, pour une semaine par an.' },
    },
  ],
};
