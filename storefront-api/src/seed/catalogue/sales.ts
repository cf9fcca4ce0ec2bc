import type { sales } from '../../db/schema/index.ts';
import type { Bilingual } from './family.ts';
import type { ProductPlan } from './product-rows.ts';

interface SaleSeed {
  slug: string;
  brand: string | null;
  title: Bilingual;
  description: Bilingual;
  mood: NonNullable<(typeof sales.$inferSelect)['bannerMood']>;
  /** Days from the moment the shop is first started. */
  startsIn: number;
  endsIn: number;
  includes: (product: ProductPlan) => boolean;
}

export const saleSeeds: readonly SaleSeed[] = [
  {
    slug: 'varnhorn-workshop-days',
    brand: 'varnhorn',
    title: { en: 'Varnhorn workshop days', fr: 'Varnhorn : les jours d’atelier' },
    description: {
      en: 'Skis straight from the press, at the price that only members see.',
      fr: 'Des skis à peine sortis de la presse, au prix réservé aux membres.',
    },
    mood: 'dawn',
    startsIn: -2,
    endsIn: 1.5,
    includes: (product) => product.brand === 'varnhorn',
  },
  {
    slug: 'first-tracks-outerwear',
    brand: null,
    title: { en: 'First tracks: outerwear', fr: 'Premières traces : vêtements' },
    description: {
      en: 'Shells, down and trousers for the weeks before Christmas.',
      fr: 'Coques, doudounes et pantalons pour les semaines d’avant Noël.',
    },
    mood: 'storm',
    startsIn: -1,
    endsIn: 5,
    includes: ({ category }) => category === 'clothing/jackets' || category === 'clothing/trousers',
  },
  {
    slug: 'tarnfell-touring',
    brand: 'tarnfell',
    title: { en: 'Tarnfell: up and away', fr: 'Tarnfell : l’appel du haut' },
    description: {
      en: 'Touring skis, boots, bindings and packs that make the climb shorter.',
      fr: 'Skis, chaussures, fixations et sacs de randonnée qui raccourcissent la montée.',
    },
    mood: 'midday',
    startsIn: -3,
    endsIn: 7,
    includes: (product) => product.brand === 'tarnfell',
  },
  {
    slug: 'board-room',
    brand: null,
    title: { en: 'The board room', fr: 'La chambre des planches' },
    description: {
      en: 'Snowboards, boots and bindings by Rimewell and Driftmark.',
      fr: 'Planches, chaussures et fixations de Rimewell et Driftmark.',
    },
    mood: 'dusk',
    startsIn: -1,
    endsIn: 9,
    includes: ({ category }) => category.startsWith('snowboarding/'),
  },
  {
    slug: 'clear-view',
    brand: 'lumenor',
    title: { en: 'Lumenor: a clear view', fr: 'Lumenor : la vue dégagée' },
    description: {
      en: 'Goggles and helmets, with lenses for every sky.',
      fr: 'Masques et casques, avec un écran pour chaque ciel.',
    },
    mood: 'night',
    startsIn: 0,
    endsIn: 12,
    includes: (product) => product.brand === 'lumenor',
  },
  {
    slug: 'kaldstrom-fitting-week',
    brand: 'kaldstrom',
    title: { en: 'Kaldstrom fitting week', fr: 'Kaldstrom : la semaine du chaussant' },
    description: {
      en: 'Ski boots for every last, from narrow to generous.',
      fr: 'Des chaussures de ski pour toutes les largeurs, de l’étroit au généreux.',
    },
    mood: 'dawn',
    startsIn: 14,
    endsIn: 21,
    includes: (product) => product.brand === 'kaldstrom',
  },
  {
    slug: 'autumn-layers',
    brand: 'fjordlys',
    title: { en: 'Fjordlys autumn layers', fr: 'Fjordlys : couches d’automne' },
    description: {
      en: 'Merino and mid layers for the first cold mornings.',
      fr: 'Mérinos et secondes couches pour les premiers matins froids.',
    },
    mood: 'midday',
    startsIn: -20,
    endsIn: -6,
    includes: (product) => product.brand === 'fjordlys',
  },
];
