import type { Bilingual } from './family.ts';

interface BrandSeed {
  slug: string;
  name: string;
  description: Bilingual;
}

/** Invented names: none is meant to be a company that exists. */
export const brands: readonly BrandSeed[] = [
  {
    slug: 'varnhorn',
    name: 'Varnhorn',
    description: {
      en: 'Freeride and all-mountain skis from a workshop of twenty people above the tree line. Wood cores, long edges, no gimmicks.',
      fr: 'Skis freeride et all-mountain d’un atelier de vingt personnes, installé au-dessus des forêts. Noyaux bois, carres longues, rien de superflu.',
    },
  },
  {
    slug: 'ostkamm',
    name: 'Ostkamm',
    description: {
      en: 'Piste skis and poles for people who set an alarm for first lift. Race-room construction, tuned for a whole day.',
      fr: 'Skis de piste et bâtons pour ceux qui mettent le réveil pour la première benne. Une construction issue de la course, réglée pour la journée.',
    },
  },
  {
    slug: 'tarnfell',
    name: 'Tarnfell',
    description: {
      en: 'Touring equipment that counts grams on the way up and forgives tired legs on the way down.',
      fr: 'Du matériel de randonnée qui compte les grammes à la montée et pardonne aux jambes fatiguées à la descente.',
    },
  },
  {
    slug: 'skarvgrat',
    name: 'Skarvgrat',
    description: {
      en: 'Wide skis and weatherproof packs for steep, deep and far from the lift.',
      fr: 'Skis larges et sacs à toute épreuve pour le raide, la profonde et le loin des remontées.',
    },
  },
  {
    slug: 'kaldstrom',
    name: 'Kaldstrom',
    description: {
      en: 'Ski boots built around the foot first: honest lasts, heat-mouldable liners, parts that can be replaced.',
      fr: 'Des chaussures de ski pensées d’abord pour le pied : vraies largeurs, chaussons thermoformables, pièces remplaçables.',
    },
  },
  {
    slug: 'perchoir',
    name: 'Perchoir',
    description: {
      en: 'French boots and bindings with a reputation for getting up early and coming home late.',
      fr: 'Chaussures et fixations françaises, réputées pour se lever tôt et rentrer tard.',
    },
  },
  {
    slug: 'rimewell',
    name: 'Rimewell',
    description: {
      en: 'Snowboards, boots and bindings made to work together, from the first lesson to the first line.',
      fr: 'Snowboards, chaussures et fixations conçus pour aller ensemble, du premier cours à la première ligne.',
    },
  },
  {
    slug: 'driftmark',
    name: 'Driftmark',
    description: {
      en: 'Surf-minded snowboards with generous noses and quiet graphics.',
      fr: 'Des snowboards à l’esprit surf, aux nez généreux et aux graphismes sobres.',
    },
  },
  {
    slug: 'brisevent',
    name: 'Brisevent',
    description: {
      en: 'Outerwear cut in the Alps for weather that changes its mind by lunchtime.',
      fr: 'Des vêtements coupés dans les Alpes, pour une météo qui change d’avis avant midi.',
    },
  },
  {
    slug: 'fjordlys',
    name: 'Fjordlys',
    description: {
      en: 'Nordic layers, from merino next to the skin to shells for sideways snow.',
      fr: 'Des couches nordiques, du mérinos sur la peau à la coque contre la neige horizontale.',
    },
  },
  {
    slug: 'lumenor',
    name: 'Lumenor',
    description: {
      en: 'Goggles and helmets by people who design lenses first and frames second.',
      fr: 'Masques et casques de gens qui dessinent l’écran d’abord, la monture ensuite.',
    },
  },
  {
    slug: 'corvane',
    name: 'Corvane',
    description: {
      en: 'Helmets and goggles that weigh little, ventilate well and disappear once they are on.',
      fr: 'Casques et masques légers et bien ventilés, que l’on oublie une fois en place.',
    },
  },
  {
    slug: 'vellamont',
    name: 'Vellamont',
    description: {
      en: 'Gloves and base layers, sewn slowly and made to be mended.',
      fr: 'Gants et sous-vêtements techniques, cousus sans hâte et faits pour être réparés.',
    },
  },
  {
    slug: 'signalp',
    name: 'Signalp',
    description: {
      en: 'Avalanche equipment and touring packs that are easy to use with cold hands and a fast pulse.',
      fr: 'Matériel d’avalanche et sacs de randonnée, simples à utiliser avec les mains froides et le cœur qui bat.',
    },
  },
];
