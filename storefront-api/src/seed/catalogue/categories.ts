import type { Bilingual } from './family.ts';

interface CategorySeed {
  urlPath: string;
  name: Bilingual;
  description: Bilingual;
}

/** A category stands below the one whose path its own begins with; `''` is the root. */
export const categories: readonly CategorySeed[] = [
  {
    urlPath: '',
    name: { en: 'All products', fr: 'Tous les produits' },
    description: {
      en: 'Everything in the shop, from skins to shells.',
      fr: 'Toute la boutique, des peaux aux vestes.',
    },
  },
  {
    urlPath: 'skis',
    name: { en: 'Skis', fr: 'Skis' },
    description: {
      en: 'Piste, all-mountain, freeride and touring skis, each with the lengths that are really on our shelves.',
      fr: 'Skis de piste, all-mountain, freeride et randonnée, dans les longueurs vraiment disponibles en stock.',
    },
  },
  {
    urlPath: 'skis/all-mountain',
    name: { en: 'All-mountain skis', fr: 'Skis all-mountain' },
    description: {
      en: 'One pair for the whole hill: wide enough for fresh snow, quick enough on a groomed piste.',
      fr: 'Une seule paire pour tout le domaine : assez large pour la neige fraîche, assez vive sur piste damée.',
    },
  },
  {
    urlPath: 'skis/freeride',
    name: { en: 'Freeride skis', fr: 'Skis freeride' },
    description: {
      en: 'From 105 mm underfoot upwards, for days when the snow stake has disappeared.',
      fr: 'À partir de 105 mm au patin, pour les jours où la perche à neige a disparu.',
    },
  },
  {
    urlPath: 'skis/piste',
    name: { en: 'Piste skis', fr: 'Skis de piste' },
    description: {
      en: 'Narrow waists, strong edges: skis that ask for a clean turn and give it back.',
      fr: 'Patins étroits et bonne accroche : des skis qui réclament un beau virage et le rendent bien.',
    },
  },
  {
    urlPath: 'skis/touring',
    name: { en: 'Touring skis', fr: 'Skis de randonnée' },
    description: {
      en: 'Light on the skin track, sure in whatever snow the summit has to offer.',
      fr: 'Légers dans la trace, sûrs dans toutes les neiges que le sommet réserve.',
    },
  },
  {
    urlPath: 'ski-boots',
    name: { en: 'Ski boots', fr: 'Chaussures de ski' },
    description: {
      en: 'Alpine, freeride and touring boots by last and flex. Sizes are mondopoint: the length of your foot in centimetres.',
      fr: 'Chaussures de piste, freeride et randonnée, par largeur et par flex. Les pointures sont en mondopoint : la longueur du pied en centimètres.',
    },
  },
  {
    urlPath: 'ski-bindings',
    name: { en: 'Ski bindings', fr: 'Fixations de ski' },
    description: {
      en: 'Alpine and touring bindings. Choose a brake up to 15 mm wider than the waist of your ski.',
      fr: 'Fixations alpines et de randonnée. Choisis un frein jusqu’à 15 mm plus large que le patin du ski.',
    },
  },
  {
    urlPath: 'ski-poles',
    name: { en: 'Ski poles', fr: 'Bâtons de ski' },
    description: {
      en: 'Fixed and adjustable poles in aluminium and carbon.',
      fr: 'Bâtons fixes et réglables, en aluminium et en carbone.',
    },
  },
  {
    urlPath: 'snowboarding',
    name: { en: 'Snowboarding', fr: 'Snowboard' },
    description: {
      en: 'Boards, boots and bindings for park, piste and powder.',
      fr: 'Planches, chaussures et fixations pour le parc, la piste et la poudreuse.',
    },
  },
  {
    urlPath: 'snowboarding/snowboards',
    name: { en: 'Snowboards', fr: 'Planches de snowboard' },
    description: {
      en: 'From soft twins to directional boards with room in the nose.',
      fr: 'Des twins souples aux planches directionnelles au nez généreux.',
    },
  },
  {
    urlPath: 'snowboarding/boots',
    name: { en: 'Snowboard boots', fr: 'Chaussures de snowboard' },
    description: {
      en: 'Warm, supportive and easy to close with gloves on.',
      fr: 'Chaudes, précises et faciles à serrer avec des gants.',
    },
  },
  {
    urlPath: 'snowboarding/bindings',
    name: { en: 'Snowboard bindings', fr: 'Fixations de snowboard' },
    description: {
      en: 'Bindings by size and flex, with discs for every common insert pattern.',
      fr: 'Fixations par taille et par flex, avec disques pour tous les inserts courants.',
    },
  },
  {
    urlPath: 'clothing',
    name: { en: 'Clothing', fr: 'Vêtements' },
    description: {
      en: 'Layers for the mountain, from the skin outwards.',
      fr: 'Des couches pour la montagne, de la peau vers l’extérieur.',
    },
  },
  {
    urlPath: 'clothing/jackets',
    name: { en: 'Jackets', fr: 'Vestes' },
    description: {
      en: 'Shells, insulated jackets and down, with hoods that fit over a helmet.',
      fr: 'Coques, vestes isolées et doudounes, avec des capuches qui passent sur le casque.',
    },
  },
  {
    urlPath: 'clothing/trousers',
    name: { en: 'Ski trousers', fr: 'Pantalons de ski' },
    description: {
      en: 'Trousers and bibs with vents where you need them and scuff guards where the edges are.',
      fr: 'Pantalons et salopettes, aérés là où il faut et renforcés là où passent les carres.',
    },
  },
  {
    urlPath: 'clothing/gloves',
    name: { en: 'Gloves and mittens', fr: 'Gants et moufles' },
    description: {
      en: 'Leather and fabric gloves, mittens and liners.',
      fr: 'Gants en cuir et en tissu, moufles et sous-gants.',
    },
  },
  {
    urlPath: 'clothing/base-layers',
    name: { en: 'Base layers', fr: 'Sous-vêtements techniques' },
    description: {
      en: 'Merino and recycled fibres that stay warm when they are wet and fresh when they are not.',
      fr: 'Mérinos et fibres recyclées, chauds même humides et frais jour après jour.',
    },
  },
  {
    urlPath: 'protection',
    name: { en: 'Helmets and goggles', fr: 'Casques et masques' },
    description: { en: 'Protection for head and eyes.', fr: 'La protection de la tête et des yeux.' },
  },
  {
    urlPath: 'protection/helmets',
    name: { en: 'Helmets', fr: 'Casques' },
    description: {
      en: 'Certified helmets with rotational protection and vents that open with one hand.',
      fr: 'Casques certifiés, avec protection contre les rotations et aérations réglables d’une main.',
    },
  },
  {
    urlPath: 'protection/goggles',
    name: { en: 'Goggles', fr: 'Masques de ski' },
    description: {
      en: 'Lenses for flat light and for bright spring days, sorted by how much light they let through.',
      fr: 'Des écrans pour le jour blanc comme pour le grand soleil, classés par transmission lumineuse.',
    },
  },
  {
    urlPath: 'backcountry',
    name: { en: 'Backcountry', fr: 'Hors-piste et randonnée' },
    description: {
      en: 'What you carry so that you come back: packs and avalanche equipment.',
      fr: 'Ce que l’on emporte pour revenir : sacs et matériel d’avalanche.',
    },
  },
  {
    urlPath: 'backcountry/backpacks',
    name: { en: 'Backpacks', fr: 'Sacs à dos' },
    description: {
      en: 'Packs with a place for skis, shovel and lunch.',
      fr: 'Des sacs avec une place pour les skis, la pelle et le casse-croûte.',
    },
  },
  {
    urlPath: 'backcountry/avalanche-safety',
    name: { en: 'Avalanche safety', fr: 'Sécurité avalanche' },
    description: {
      en: 'Transceivers, probes and shovels. Practise with them before you need them.',
      fr: 'DVA, sondes et pelles. Entraîne-toi avant d’en avoir besoin.',
    },
  },
];
