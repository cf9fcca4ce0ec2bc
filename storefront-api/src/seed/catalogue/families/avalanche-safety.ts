import type { Family } from '../family.ts';

export const avalancheSafety: Family = {
  category: 'backcountry/avalanche-safety',
  artKind: 'safety',
  type: { en: 'avalanche equipment', fr: 'matériel d’avalanche' },
  sizes: null,
  hasColours: false,
  craft: [
    {
      en: 'Equipment finds a person; practice saves them. Train with it on every first day of the season, and read the bulletin on every other.',
      fr: 'Le matériel retrouve une personne, l’entraînement la sauve. Entraîne-toi le premier jour de la saison et lis le bulletin tous les autres.',
    },
  ],
  products: [
    {
      brand: 'signalp',
      model: 'Beacon 3',
      type: { en: 'avalanche transceiver', fr: 'DVA' },
      retail: 319,
      special: 249,
      palettes: ['ember'],
      facts: { range: 60, weight: 210 },
      pitch: {
        en: 'Three antennas, one big arrow and a marking key that works with a mitten.',
        fr: 'Trois antennes, une grande flèche et une touche de marquage qui s’actionne en moufle.',
      },
    },
    {
      brand: 'signalp',
      model: 'Beacon 3 Lite',
      type: { en: 'avalanche transceiver', fr: 'DVA' },
      retail: 269,
      special: 209,
      palettes: ['lagoon'],
      facts: { range: 50, weight: 150 },
      pitch: {
        en: 'A full transceiver the size of a bar of chocolate. No reason to leave it in the car.',
        fr: 'Un DVA complet de la taille d’une tablette de chocolat. Aucune raison de le laisser dans la voiture.',
      },
    },
    {
      brand: 'signalp',
      model: 'Probe 260 Carbon',
      type: { en: 'avalanche probe', fr: 'sonde' },
      retail: 89,
      special: 65,
      palettes: ['coal'],
      facts: { probeLength: 260, weight: 190, material: 'carbon' },
      pitch: {
        en: 'Throw, pull, click: 260 centimetres in two seconds.',
        fr: 'On lance, on tire, ça claque : 260 centimètres en deux secondes.',
      },
    },
    {
      brand: 'signalp',
      model: 'Spade Vario',
      type: { en: 'avalanche shovel', fr: 'pelle à neige' },
      retail: 69,
      special: 49,
      palettes: ['larch'],
      facts: { weight: 590, material: 'aluminium' },
      pitch: {
        en: 'An aluminium blade that cuts debris, and a shaft long enough for your back.',
        fr: 'Une lame en aluminium qui tranche la coulée, et un manche assez long pour ton dos.',
      },
    },
    {
      brand: 'signalp',
      model: 'Rescue Set',
      type: { en: 'for avalanche safety', fr: 'kit de sécurité' },
      retail: 429,
      special: 329,
      palettes: ['spruce'],
      facts: { range: 60, probeLength: 240, weight: 1080 },
      pitch: {
        en: 'Beacon 3, probe and shovel in one box: all three, because two are not enough.',
        fr: 'Beacon 3, sonde et pelle dans une boîte : les trois, parce que deux ne suffisent pas.',
      },
    },
  ],
};
