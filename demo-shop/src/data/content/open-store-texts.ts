import type { StoreLocale } from 'shared-contracts/locales';

interface PageText {
  title: string;
  description: string;
}

type OpenStorePage = 'home' | 'login' | 'register' | 'join';

const german: Record<OpenStorePage, PageText> = {
  home: {
    title: 'Outlet für Ski, Snowboard und Berg',
    description:
      'Ski, Snowboards, Schuhe und Bekleidung der letzten Saison: neu, unbenutzt und für alle da, die Größen, die noch übrig sind.',
  },
  login: { title: 'Anmelden', description: 'Melde dich an und sieh deine Bestellungen und Adressen.' },
  register: {
    title: 'Konto anlegen',
    description: 'Ein Konto hält Adressen, Bestellungen und Warenkorb beisammen. Es kostet nichts.',
  },
  join: {
    title: 'Du bist eingeladen',
    description:
      'Jemand, der hier einkauft, findet, dass du das auch solltest. Komm rein, es ist für alle offen.',
  },
};

/** Titles and descriptions of pages in stores without membership. */
export const openStoreTexts: Record<StoreLocale, Record<OpenStorePage, PageText>> = {
  en_GB: {
    home: {
      title: 'Ski, snowboard and mountain outlet',
      description:
        'Last season’s skis, snowboards, boots and outerwear: new, unused and for everybody, in the sizes that are left.',
    },
    login: { title: 'Sign in', description: 'Sign in to see your orders and addresses.' },
    register: {
      title: 'Create an account',
      description: 'An account keeps your addresses, orders and basket in one place. It’s free.',
    },
    join: {
      title: 'You’ve been invited',
      description: 'Somebody who shops here thinks you should too. Come in, the shop’s open to everybody.',
    },
  },
  da_DK: {
    home: {
      title: 'Outlet med ski-, snowboard- og bjergudstyr',
      description:
        'Sidste sæsons ski, snowboards, støvler og tøj: nyt, ubrugt og til alle, i de størrelser, der er tilbage.',
    },
    login: { title: 'Log ind', description: 'Log ind for at se dine ordrer og adresser.' },
    register: {
      title: 'Opret en konto',
      description: 'En konto samler dine adresser, ordrer og din kurv ét sted. Det er gratis.',
    },
    join: {
      title: 'Du er inviteret',
      description: 'En, der handler her, synes, at du også skal. Kom ind, butikken er åben for alle.',
    },
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    home: {
      title: 'Outlet de esquí, snowboard y montaña',
      description:
        'Esquís, tablas, botas y ropa de la temporada pasada: nuevos, sin estrenar y para todo el mundo, en las tallas que quedan.',
    },
    login: { title: 'Iniciar sesión', description: 'Inicia sesión para ver tus pedidos y direcciones.' },
    register: {
      title: 'Crear una cuenta',
      description: 'Una cuenta reúne tus direcciones, tus pedidos y tu cesta. Es gratis.',
    },
    join: {
      title: 'Te han invitado',
      description:
        'Alguien que compra aquí cree que tú también deberías. Pasa, la tienda está abierta a todos.',
    },
  },
  fr_FR: {
    home: {
      title: 'Outlet ski, snowboard et montagne',
      description:
        'Skis, snowboards, chaussures et vêtements de la saison passée : neufs, jamais servis et pour tout le monde, dans les tailles qui restent.',
    },
    login: { title: 'Connexion', description: 'Connecte-toi pour voir tes commandes et tes adresses.' },
    register: {
      title: 'Créer un compte',
      description: 'Un compte réunit tes adresses, tes commandes et ton panier. C’est gratuit.',
    },
    join: {
      title: 'Une invitation pour toi',
      description:
        'Quelqu’un qui achète ici pense que tu devrais en faire autant. Entre, c’est ouvert à tous.',
    },
  },
  it_IT: {
    home: {
      title: 'Outlet di sci, snowboard e montagna',
      description:
        'Sci, tavole, scarponi e abbigliamento della stagione scorsa: nuovi, mai usati e per tutti, nelle taglie rimaste.',
    },
    login: { title: 'Accedi', description: 'Accedi per vedere i tuoi ordini e i tuoi indirizzi.' },
    register: {
      title: 'Crea un account',
      description: 'Un account tiene insieme indirizzi, ordini e carrello. È gratis.',
    },
    join: {
      title: 'C’è un invito per te',
      description: 'Qualcuno che compra qui pensa che dovresti farlo anche tu. Entra, è aperto a tutti.',
    },
  },
  sv_SE: {
    home: {
      title: 'Outlet för skidor, snowboard och fjäll',
      description:
        'Förra säsongens skidor, snowboards, pjäxor och kläder: nya, oanvända och till för alla, i de storlekar som finns kvar.',
    },
    login: { title: 'Logga in', description: 'Logga in för att se dina beställningar och adresser.' },
    register: {
      title: 'Skapa konto',
      description: 'Ett konto samlar adresser, beställningar och varukorg på ett ställe. Det är gratis.',
    },
    join: {
      title: 'Du är inbjuden',
      description:
        'Någon som handlar här tycker att du också borde göra det. Kom in, butiken är öppen för alla.',
    },
  },
};
