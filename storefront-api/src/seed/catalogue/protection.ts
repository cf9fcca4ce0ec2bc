import type { Family } from './family.ts';

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
    { brand: 'corvane', model: 'Nock', retail: 149, special: 99, palettes: ['coal', 'powder'], facts: { construction: 'in-mould', weight: 390 }, pitch: { en: 'Under 400 grams with all its vents. You will look for it on your head.', fr: 'Moins de 400 grammes, aérations comprises. Vous le chercherez sur votre tête.' } },
    { brand: 'corvane', model: 'Nock Visor', retail: 249, special: 179, palettes: ['ink', 'glacier'], facts: { construction: 'hybrid', weight: 520 }, pitch: { en: 'A helmet and a lens in one piece, with room for glasses behind it.', fr: 'Casque et écran d’une seule pièce, avec de la place pour des lunettes.' } },
    { brand: 'corvane', model: 'Brow', retail: 119, special: 79, palettes: ['granite', 'ember'], facts: { construction: 'hybrid', weight: 460 }, pitch: { en: 'A tough shell where the chairlift bar lands, foam where you do.', fr: 'Une coque solide là où tombe la barre du télésiège, de la mousse là où vous tombez.' } },
    { brand: 'corvane', model: 'Crest Tour', retail: 159, special: 119, palettes: ['spruce', 'larch'], facts: { construction: 'in-mould', weight: 330 }, pitch: { en: 'Certified for skiing and climbing, open enough to wear uphill.', fr: 'Certifié ski et alpinisme, assez aéré pour la montée.' } },
    { brand: 'lumenor', model: 'Halo', retail: 139, special: 95, palettes: ['powder', 'dusk'], facts: { construction: 'in-mould', weight: 410 }, pitch: { en: 'Made together with the Halo goggle, so that there is no cold gap between the two.', fr: 'Conçu avec le masque Halo, pour qu’aucun courant d’air ne passe entre les deux.' } },
    { brand: 'lumenor', model: 'Halo W', retail: 139, special: 95, palettes: ['dawn', 'berry'], isWomens: true, facts: { construction: 'in-mould', weight: 400 }, pitch: { en: 'Room for a plait at the back, warm lining at the front.', fr: 'De la place pour une tresse derrière, une doublure chaude devant.' } },
    { brand: 'lumenor', model: 'Arc', retail: 99, special: 65, palettes: ['lagoon', 'coal'], facts: { construction: 'hybrid', weight: 440 }, pitch: { en: 'Everything that protects and nothing that only looks like it.', fr: 'Tout ce qui protège, et rien qui fasse seulement semblant.' } },
  ],
};

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
    { brand: 'lumenor', model: 'Halo Photo', retail: 189, special: 129, palettes: ['ink', 'powder'], facts: { lens: 'toric', light: 26 }, pitch: { en: 'The lens darkens in seconds as you leave the trees and clears again as you go back in.', fr: 'L’écran fonce en quelques secondes à la sortie de la forêt et s’éclaircit au retour.' } },
    { brand: 'lumenor', model: 'Halo Mag', retail: 199, special: 139, palettes: ['dusk', 'larch'], facts: { lens: 'toric', light: 14 }, pitch: { en: 'A magnetic lens you can change on the chair, and a second one for storms in the box.', fr: 'Un écran magnétique qui se change sur le télésiège, et un second pour le mauvais temps dans la boîte.' } },
    { brand: 'lumenor', model: 'Prism', retail: 129, special: 85, palettes: ['glacier', 'coal'], facts: { lens: 'cylindrical', light: 22 }, pitch: { en: 'Flat, wide and sharp to the edges. The all-rounder.', fr: 'Plat, large et net jusqu’aux bords. Le polyvalent.' } },
    { brand: 'lumenor', model: 'Prism W', retail: 129, special: 85, palettes: ['dawn', 'lagoon'], isWomens: true, facts: { lens: 'cylindrical', light: 22 }, pitch: { en: 'The Prism in a smaller frame, with the same field of view.', fr: 'Le Prism dans une monture plus petite, avec le même champ de vision.' } },
    { brand: 'lumenor', model: 'Flatlight', retail: 109, special: 75, palettes: ['larch', 'ember'], facts: { lens: 'cylindrical', light: 58 }, pitch: { en: 'For the grey days: a rose lens that finds the bumps before your knees do.', fr: 'Pour les jours gris : un écran rosé qui trouve les bosses avant vos genoux.' } },
    { brand: 'corvane', model: 'Kestrel', retail: 149, special: 105, palettes: ['spruce', 'coal'], facts: { lens: 'spherical', light: 18 }, pitch: { en: 'A tall spherical lens with no frame in the corner of your eye.', fr: 'Un grand écran sphérique, sans monture au coin de l’œil.' } },
    { brand: 'corvane', model: 'Kestrel OTG', retail: 159, special: 115, palettes: ['granite', 'powder'], facts: { lens: 'spherical', light: 18 }, pitch: { en: 'Cut-outs for the arms of your glasses, and air where they would mist.', fr: 'Des passages pour les branches de lunettes, et de l’air là où elles s’embueraient.' } },
    { brand: 'corvane', model: 'Merlin', retail: 79, special: 49, palettes: ['berry', 'moss'], facts: { lens: 'cylindrical', light: 34 }, pitch: { en: 'An honest goggle for a week a year.', fr: 'Un masque honnête, pour une semaine par an.' } },
  ],
};
