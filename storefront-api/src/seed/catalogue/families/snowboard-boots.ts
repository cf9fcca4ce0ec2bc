import type { Family } from '../family.ts';

export const snowboardBoots: Family = {
  category: 'snowboarding/boots',
  artKind: 'snowboard-boot',
  type: { en: 'snowboard boots', fr: 'chaussures de snowboard' },
  sizes: { option: 'mondopoint', values: ['25.5', '26.5', '27.5', '28.5', '29.5'] },
  hasColours: false,
  craft: [
    {
      en: 'Heat-mouldable liner, rubber outsole with a low profile, and laces or cables that can be replaced in the car park.',
      fr: 'Chausson thermoformable, semelle en caoutchouc au profil bas, et lacets ou câbles remplaçables sur le parking.',
    },
  ],
  products: [
    {
      brand: 'rimewell',
      model: 'Mooring',
      retail: 229,
      special: 159,
      palettes: ['coal'],
      facts: { feel: 'medium', lacing: 'dial', level: 'intermediate' },
      pitch: {
        en: 'Two dials, one for the ankle and one for everything else. Snug by the first chair.',
        fr: 'Deux molettes, une pour la cheville et une pour le reste. Ajustée dès le premier télésiège.',
      },
    },
    {
      brand: 'rimewell',
      model: 'Mooring W',
      retail: 219,
      special: 149,
      palettes: ['dawn'],
      isWomens: true,
      sizes: ['22.5', '23.5', '24.5', '25.5'],
      facts: { feel: 'medium', lacing: 'dial', level: 'intermediate' },
      pitch: {
        en: 'Shaped around a narrower heel and a lower calf.',
        fr: 'Dessinée autour d’un talon plus étroit et d’un mollet plus bas.',
      },
    },
    {
      brand: 'rimewell',
      model: 'Bollard',
      retail: 279,
      special: 199,
      palettes: ['ink'],
      facts: { feel: 'stiff', lacing: 'dial', level: 'expert' },
      pitch: {
        en: 'Support for big boards and heavy landings, without the feeling of a ski boot.',
        fr: 'Du soutien pour les grandes planches et les grosses réceptions, sans l’impression d’une chaussure de ski.',
      },
    },
    {
      brand: 'rimewell',
      model: 'Slipway',
      retail: 169,
      special: 109,
      palettes: ['granite'],
      facts: { feel: 'soft', lacing: 'laces', level: 'beginner' },
      pitch: {
        en: 'Plain laces, a soft cuff and a warm liner: nothing to break, nothing to learn.',
        fr: 'De simples lacets, un collier souple et un chausson chaud : rien à casser, rien à apprendre.',
      },
    },
    {
      brand: 'driftmark',
      model: 'Groyne',
      retail: 259,
      special: 189,
      palettes: ['larch'],
      facts: { feel: 'medium', lacing: 'laces', level: 'advanced' },
      pitch: {
        en: 'For riders who trust a knot more than a dial.',
        fr: 'Pour ceux qui font plus confiance à un nœud qu’à une molette.',
      },
    },
    {
      brand: 'driftmark',
      model: 'Groyne W',
      retail: 249,
      special: 179,
      palettes: ['lagoon'],
      isWomens: true,
      sizes: ['22.5', '23.5', '24.5', '25.5'],
      facts: { feel: 'medium', lacing: 'laces', level: 'advanced' },
      pitch: {
        en: 'Even pressure from toe to shin, and a liner that dries overnight.',
        fr: 'Une pression égale des orteils au tibia, et un chausson qui sèche en une nuit.',
      },
    },
  ],
};
