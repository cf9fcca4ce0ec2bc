import type { StoreLocale } from 'shared-contracts/locales';
import { requiresLogin, type Store } from 'shared-contracts/stores';
import { openStoreTexts } from 'storefront-ports/open-store-texts';
import { titles } from './titles.ts';

/** Static pages with a description. Search engines list only these. */
const describedPages = ['home', 'search', 'login', 'register'] as const;

type DescribedPage = (typeof describedPages)[number];
type TitledPage = keyof (typeof titles)['en_GB'];
export type OwnPage = DescribedPage | TitledPage;

interface PageText {
  title: string;
  description: string;
}

/**
 * Returns title and description of a static page. Pages that search engines do not list have the title as description.
 */
export function ownPageText(page: OwnPage, store: Store): PageText {
  const { locale } = store;
  if (!requiresLogin(store) && isOpenStorePage(page)) return openStoreTexts[locale][page];
  if (isDescribed(page)) return described[locale][page];
  const title = titles[locale][page];
  return { title, description: title };
}

function isOpenStorePage(page: OwnPage): page is keyof (typeof openStoreTexts)['en_GB'] {
  return Object.hasOwn(openStoreTexts.en_GB, page);
}

function isDescribed(page: OwnPage): page is DescribedPage {
  return describedPages.some((each) => each === page);
}

const germanDescribed: Record<DescribedPage, PageText> = {
  home: {
    title: 'Sales für Mitglieder: Ski, Snowboard und Berg',
    description:
      'Private Sales mit Ski, Snowboards, Schuhen und Bekleidung der Marken, die wir selbst fahren. Kostenlos Mitglied werden, jede Woche neue Sales.',
  },
  search: { title: 'Suche', description: 'Suche im Shop nach Marken, Ski, Schuhen, Boards und Bekleidung.' },
  login: { title: 'Anmelden', description: 'Melde dich an und sieh Preise und Sales für Mitglieder.' },
  register: {
    title: 'Kostenlos Mitglied werden',
    description: 'Werde Mitglied und sieh jeden Preis und jeden Sale.',
  },
};

const described: Record<StoreLocale, Record<DescribedPage, PageText>> = {
  en_GB: {
    home: {
      title: 'Members’ sales on ski, snowboard and mountain gear',
      description:
        'Private sales on skis, snowboards, boots and outerwear from the brands we ski in ourselves. Free to join, new sales every week.',
    },
    search: { title: 'Search', description: 'Search the shop for brands, skis, boots, boards and clothing.' },
    login: { title: 'Sign in', description: 'Sign in to see members’ prices and sales.' },
    register: { title: 'Join for free', description: 'Become a member and see every price and sale.' },
  },
  da_DK: {
    home: {
      title: 'Medlemsudsalg på ski-, snowboard- og bjergudstyr',
      description:
        'Medlemsudsalg på ski, snowboards, støvler og skitøj fra de mærker, vi selv kører på. Gratis medlemskab, nye udsalg hver uge.',
    },
    search: { title: 'Søg', description: 'Søg i butikken efter mærker, ski, støvler, brætter og tøj.' },
    login: { title: 'Log ind', description: 'Log ind, og se medlemspriser og udsalg.' },
    register: { title: 'Bliv medlem gratis', description: 'Bliv medlem, og se alle priser og udsalg.' },
  },
  de_DE: germanDescribed,
  de_AT: germanDescribed,
  es_ES: {
    home: {
      title: 'Ventas privadas de esquí, snowboard y montaña',
      description:
        'Ventas privadas de esquís, tablas, botas y ropa de las marcas que usamos nosotros. Unirse es gratis y hay ventas nuevas cada semana.',
    },
    search: { title: 'Buscar', description: 'Busca en la tienda marcas, esquís, botas, tablas y ropa.' },
    login: {
      title: 'Iniciar sesión',
      description: 'Inicia sesión para ver los precios y las ventas para miembros.',
    },
    register: {
      title: 'Únete gratis',
      description: 'Únete y descubre todos los precios y ventas.',
    },
  },
  fr_FR: {
    home: {
      title: 'Ventes privées de ski, snowboard et montagne',
      description:
        'Ventes privées de skis, snowboards, chaussures et vêtements, choisis par des skieurs. Inscription gratuite, nouvelles ventes chaque semaine.',
    },
    search: {
      title: 'Recherche',
      description: 'Cherche une marque, des skis, des chaussures, une planche ou une veste.',
    },
    login: {
      title: 'Connexion',
      description: 'Connecte-toi pour voir les prix et les ventes réservés aux membres.',
    },
    register: {
      title: 'Inscription gratuite',
      description: 'Deviens membre et découvre tous les prix et toutes les ventes.',
    },
  },
  it_IT: {
    home: {
      title: 'Vendite private di sci, snowboard e montagna',
      description:
        'Vendite private di sci, tavole, scarponi e abbigliamento delle marche che usiamo anche noi. Iscriversi è gratis, nuove vendite ogni settimana.',
    },
    search: {
      title: 'Cerca',
      description: 'Cerca nel negozio marche, sci, scarponi, tavole e abbigliamento.',
    },
    login: {
      title: 'Accedi',
      description: 'Accedi per vedere i prezzi e le vendite riservati agli iscritti.',
    },
    register: {
      title: 'Iscriviti gratis',
      description: 'Iscriviti e scopri tutti i prezzi e le vendite.',
    },
  },
  sv_SE: {
    home: {
      title: 'Medlemskampanjer på skidor, snowboard och fjällutrustning',
      description:
        'Medlemskampanjer på skidor, brädor, pjäxor och kläder från märkena vi själva åker på. Gratis medlemskap, nya kampanjer varje vecka.',
    },
    search: { title: 'Sök', description: 'Sök i butiken bland märken, skidor, pjäxor, brädor och kläder.' },
    login: { title: 'Logga in', description: 'Logga in för att se medlemspriser och kampanjer.' },
    register: { title: 'Bli medlem gratis', description: 'Bli medlem och se alla priser och kampanjer.' },
  },
};
