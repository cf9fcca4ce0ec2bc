import type { StoreLocale } from 'shared-contracts/locales';

export type OwnPage = 'home' | 'basket' | 'search' | 'account' | 'login' | 'register';

/** Titles and descriptions of the pages that are about nothing in the database. */
export const pageTexts: Record<StoreLocale, Record<OwnPage, { title: string; description: string }>> = {
  en_GB: {
    home: {
      title: 'Members’ sales on ski, snowboard and mountain gear',
      description:
        'Private sales on skis, snowboards, boots and outerwear from the brands we ski in ourselves. Free to join, new sales every week.',
    },
    basket: { title: 'Your basket', description: 'The products in your basket.' },
    search: { title: 'Search', description: 'Search the shop for brands, skis, boots, boards and clothing.' },
    account: { title: 'My account', description: 'Your orders, details and preferences.' },
    login: { title: 'Sign in', description: 'Sign in to see members’ prices and sales.' },
    register: { title: 'Join for free', description: 'Become a member and see every price and sale.' },
  },
  fr_FR: {
    home: {
      title: 'Ventes privées de ski, snowboard et montagne',
      description:
        'Ventes privées de skis, snowboards, chaussures et vêtements, choisis par des skieurs. Inscription gratuite, nouvelles ventes chaque semaine.',
    },
    basket: { title: 'Ton panier', description: 'Les produits de ton panier.' },
    search: {
      title: 'Recherche',
      description: 'Cherche une marque, des skis, des chaussures, une planche ou une veste.',
    },
    account: { title: 'Mon compte', description: 'Tes commandes, tes informations et tes préférences.' },
    login: {
      title: 'Connexion',
      description: 'Connecte-toi pour voir les prix et les ventes réservés aux membres.',
    },
    register: {
      title: 'Inscription gratuite',
      description: 'Deviens membre et découvre tous les prix et toutes les ventes.',
    },
  },
};
