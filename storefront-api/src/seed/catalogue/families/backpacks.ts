import type { Family } from '../family.ts';

export const backpacks: Family = {
  category: 'backcountry/backpacks',
  artKind: 'backpack',
  type: { en: 'ski backpack', fr: 'sac à dos de ski' },
  sizes: null,
  hasColours: false,
  craft: [
    {
      en: 'A pocket of its own for shovel and probe, a full opening at the back panel, and loops that carry skis crosswise or a board flat.',
      fr: 'Une poche dédiée pour la pelle et la sonde, une ouverture complète côté dos et des sangles pour porter les skis en A ou une planche à plat.',
    },
  ],
  products: [
    {
      brand: 'signalp',
      model: 'Relay 22',
      retail: 119,
      special: 79,
      palettes: ['lagoon'],
      facts: { volume: 22, weight: 890 },
      pitch: {
        en: 'For laps and side country: flat enough for the chair, big enough for a jacket and the tools.',
        fr: 'Pour le hors-piste de proximité : assez plat pour le télésiège, assez grand pour une veste et les outils.',
      },
    },
    {
      brand: 'signalp',
      model: 'Relay 32',
      retail: 149,
      special: 105,
      palettes: ['ember'],
      facts: { volume: 32, weight: 1080 },
      pitch: {
        en: 'A day pack for touring, with a lid pocket that you can reach without taking it off.',
        fr: 'Un sac de randonnée à la journée, avec une poche que l’on atteint sans l’enlever.',
      },
    },
    {
      brand: 'tarnfell',
      model: 'Drove 28',
      retail: 139,
      special: 99,
      palettes: ['spruce'],
      facts: { volume: 28, weight: 720 },
      pitch: {
        en: 'Light because it leaves things out, not because it is thin.',
        fr: 'Léger parce qu’il va à l’essentiel, pas parce qu’il est mince.',
      },
    },
    {
      brand: 'tarnfell',
      model: 'Drove 40',
      retail: 179,
      special: 129,
      palettes: ['granite'],
      facts: { volume: 40, weight: 1150 },
      pitch: {
        en: 'Three days from hut to hut, rope on the outside, crampons in their own place.',
        fr: 'Trois jours de refuge en refuge, la corde dehors, les crampons à leur place.',
      },
    },
    {
      brand: 'skarvgrat',
      model: 'Ledge 26',
      retail: 159,
      special: 115,
      palettes: ['dusk'],
      facts: { volume: 26, weight: 980 },
      pitch: {
        en: 'Sits close and stays there when the ski does not.',
        fr: 'Il colle au dos et y reste, même quand le ski part ailleurs.',
      },
    },
  ],
};
