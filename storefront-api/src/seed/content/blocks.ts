import type { staticBlocks } from '../../db/schema/index.ts';

export const blocks: readonly (typeof staticBlocks.$inferInsert)[] = [
  {
    identifier: 'pss-sitewide-banner',
    storeId: 1,
    message: 'New-season skis have landed. Order by 2 pm and in-stock gear ships within 24 hours.',
    link: { label: 'See all skis', url: '/products/skis' },
  },
  {
    identifier: 'pss-sitewide-banner',
    storeId: 13,
    message:
      'Les skis de la saison sont arrivés. Commande avant 14 h : les articles en stock partent sous 24 heures.',
    link: { label: 'Voir tous les skis', url: '/products/skis' },
  },
];
