import type { PageTextArea } from 'shared-contracts/api/content';
import { storeLocales } from 'shared-contracts/locales';
import type { RecordInputOf } from 'storefront-ports/import-format';
import { openStoreTexts } from './open-store-texts.ts';
import { partnerAudience, proAudience, restrictedStoreTexts } from './restricted-store-texts.ts';
import { localised, type Texts } from '../texts.ts';

const areas: Record<PageTextArea, { title: Texts; text: Texts }> = {
  home: {
    title: {
      en: 'Members’ sales on ski, snowboard and mountain gear',
      da: 'Medlemsudsalg på udstyr til ski, snowboard og bjerge',
      de: 'Sales für Mitglieder: Ski, Snowboard und Berg',
      es: 'Ventas privadas de esquí, snowboard y montaña',
      fr: 'Ventes privées de ski, snowboard et montagne',
      it: 'Vendite private di sci, snowboard e montagna',
      sv: 'Medlemskampanjer på utrustning för skidor, snowboard och fjäll',
    },
    text: {
      en: 'Private sales on skis, snowboards, boots and outerwear from the brands we ski in ourselves. Free to join, new sales every week.',
      da: 'Medlemsudsalg på ski, snowboards, støvler og tøj fra de mærker, vi selv står på. Gratis medlemskab, nye udsalg hver uge.',
      de: 'Private Sales mit Ski, Snowboards, Schuhen und Bekleidung der Marken, die wir selbst fahren. Kostenlos Mitglied werden, jede Woche neue Sales.',
      es: 'Ventas privadas de esquís, tablas, botas y ropa de las marcas con las que esquiamos nosotros. Registro gratuito, ventas nuevas cada semana.',
      fr: 'Ventes privées de skis, snowboards, chaussures et vêtements, choisis par des skieurs. Inscription gratuite, nouvelles ventes chaque semaine.',
      it: 'Vendite private di sci, tavole, scarponi e abbigliamento delle marche con cui sciamo anche noi. Iscrizione gratuita, nuove vendite ogni settimana.',
      sv: 'Medlemskampanjer på skidor, snowboards, pjäxor och kläder från märken vi själva åker i. Gratis medlemskap, nya kampanjer varje vecka.',
    },
  },
  basket: {
    title: {
      en: 'Your basket',
      da: 'Din kurv',
      de: 'Dein Warenkorb',
      es: 'Tu cesta',
      fr: 'Ton panier',
      it: 'Il tuo carrello',
      sv: 'Din varukorg',
    },
    text: {
      en: 'The products in your basket.',
      da: 'Varerne i din kurv.',
      de: 'Die Produkte in deinem Warenkorb.',
      es: 'Los productos de tu cesta.',
      fr: 'Les produits de ton panier.',
      it: 'I prodotti nel tuo carrello.',
      sv: 'Produkterna i din varukorg.',
    },
  },
  search: {
    title: {
      en: 'Search',
      da: 'Søg',
      de: 'Suche',
      es: 'Buscar',
      fr: 'Recherche',
      it: 'Cerca',
      sv: 'Sök',
    },
    text: {
      en: 'Search the shop for brands, skis, boots, boards and clothing.',
      da: 'Søg efter mærker, ski, støvler, boards og tøj i butikken.',
      de: 'Such im Shop nach Marken, Ski, Schuhen, Boards und Bekleidung.',
      es: 'Busca en la tienda marcas, esquís, botas, tablas y ropa.',
      fr: 'Cherche une marque, des skis, des chaussures, une planche ou une veste.',
      it: 'Cerca nel negozio marche, sci, scarponi, tavole e abbigliamento.',
      sv: 'Sök i butiken efter märken, skidor, pjäxor, brädor och kläder.',
    },
  },
  account: {
    title: {
      en: 'My account',
      da: 'Min konto',
      de: 'Mein Konto',
      es: 'Mi cuenta',
      fr: 'Mon compte',
      it: 'Il mio account',
      sv: 'Mitt konto',
    },
    text: {
      en: 'Your orders, details and preferences.',
      da: 'Dine ordrer, oplysninger og indstillinger.',
      de: 'Deine Bestellungen, Daten und Einstellungen.',
      es: 'Tus pedidos, datos y preferencias.',
      fr: 'Tes commandes, tes informations et tes préférences.',
      it: 'I tuoi ordini, i tuoi dati e le tue preferenze.',
      sv: 'Dina beställningar, uppgifter och inställningar.',
    },
  },
  login: {
    title: {
      en: 'Sign in',
      da: 'Log ind',
      de: 'Anmelden',
      es: 'Iniciar sesión',
      fr: 'Connexion',
      it: 'Accedi',
      sv: 'Logga in',
    },
    text: {
      en: 'Sign in to see members’ prices and sales.',
      da: 'Log ind for at se medlemspriser og udsalg.',
      de: 'Melde dich an, um Mitgliederpreise und Sales zu sehen.',
      es: 'Inicia sesión para ver los precios y las ventas para miembros.',
      fr: 'Connecte-toi pour voir les prix et les ventes réservés aux membres.',
      it: 'Accedi per vedere i prezzi e le vendite riservati agli iscritti.',
      sv: 'Logga in för att se medlemspriser och kampanjer.',
    },
  },
  register: {
    title: {
      en: 'Join for free',
      da: 'Bliv medlem gratis',
      de: 'Kostenlos Mitglied werden',
      es: 'Únete gratis',
      fr: 'Inscription gratuite',
      it: 'Iscriviti gratis',
      sv: 'Bli medlem gratis',
    },
    text: {
      en: 'Become a member and see every price and sale.',
      da: 'Bliv medlem, og se alle priser og udsalg.',
      de: 'Werde Mitglied und sieh alle Preise und Sales.',
      es: 'Únete y verás todos los precios y todas las ventas.',
      fr: 'Deviens membre et découvre tous les prix et toutes les ventes.',
      it: 'Iscriviti e vedrai tutti i prezzi e tutte le vendite.',
      sv: 'Bli medlem och se alla priser och kampanjer.',
    },
  },
  'forgot-password': {
    title: {
      en: 'Forgotten your password?',
      da: 'Glemt adgangskoden?',
      de: 'Passwort vergessen?',
      es: '¿Has olvidado la contraseña?',
      fr: 'Mot de passe oublié ?',
      it: 'Password dimenticata?',
      sv: 'Glömt lösenordet?',
    },
    text: {
      en: 'Tell us your email address. If we know it, a link to choose a new password is on its way.',
      da: 'Skriv din e-mailadresse. Kender vi den, sender vi et link, så du kan vælge en ny adgangskode.',
      de: 'Gib deine E-Mail-Adresse ein. Kennen wir sie, schicken wir dir einen Link, mit dem du ein neues Passwort wählst.',
      es: 'Escribe tu correo electrónico. Si lo conocemos, te enviamos un enlace para elegir una contraseña nueva.',
      fr: 'Indique ton adresse e-mail. Si nous la connaissons, un lien part aussitôt pour choisir un nouveau mot de passe.',
      it: 'Scrivi il tuo indirizzo e-mail. Se lo conosciamo, ti mandiamo un link per scegliere una nuova password.',
      sv: 'Skriv din e-postadress. Om vi känner till den skickar vi en länk så att du kan välja ett nytt lösenord.',
    },
  },
  'reset-password': {
    title: {
      en: 'Choose a new password',
      da: 'Vælg en ny adgangskode',
      de: 'Neues Passwort wählen',
      es: 'Elige una contraseña nueva',
      fr: 'Choisis un nouveau mot de passe',
      it: 'Scegli una nuova password',
      sv: 'Välj ett nytt lösenord',
    },
    text: {
      en: 'Longer is better than complicated. The link in our email works once, and not for ever.',
      da: 'Lang er bedre end indviklet. Linket i vores e-mail virker én gang, og ikke for evigt.',
      de: 'Lang ist besser als kompliziert. Der Link in unserer E-Mail gilt einmal, und nicht ewig.',
      es: 'Mejor larga que complicada. El enlace de nuestro correo vale una sola vez, y no para siempre.',
      fr: 'Mieux vaut long que compliqué. Le lien de notre e-mail ne sert qu’une fois, et pas éternellement.',
      it: 'Meglio lunga che complicata. Il link nella nostra e-mail vale una volta sola, e non per sempre.',
      sv: 'Långt är bättre än krångligt. Länken i vårt mejl fungerar en gång, och inte för evigt.',
    },
  },
  'not-found': {
    title: {
      en: 'This trail ends here',
      da: 'Sporet ender her',
      de: 'Diese Spur endet hier',
      es: 'La pista termina aquí',
      fr: 'La piste s’arrête ici',
      it: 'La traccia finisce qui',
      sv: 'Spåret tar slut här',
    },
    text: {
      en: 'We can’t find that page. It may have moved, or the sale is over.',
      da: 'Vi kan ikke finde siden. Måske er den flyttet, eller også er udsalget slut.',
      de: 'Wir finden diese Seite nicht. Vielleicht ist sie umgezogen, oder der Sale ist vorbei.',
      es: 'No encontramos esa página. Puede que se haya movido o que la venta haya terminado.',
      fr: 'Cette page est introuvable. Elle a peut-être été déplacée, ou la vente est terminée.',
      it: 'Non troviamo questa pagina. Forse è stata spostata, oppure la vendita è finita.',
      sv: 'Vi hittar inte sidan. Den kan ha flyttat, eller så är kampanjen slut.',
    },
  },
  join: {
    title: {
      en: 'You’ve been invited',
      da: 'Du er inviteret',
      de: 'Du bist eingeladen',
      es: 'Te han invitado',
      fr: 'Une invitation pour toi',
      it: 'C’è un invito per te',
      sv: 'Du är inbjuden',
    },
    text: {
      en: 'Somebody who shops here thinks you should too. Joining is free, and every price is yours to see.',
      da: 'En, der handler her, synes, at du også skal. Det er gratis at blive medlem, og så ser du alle priser.',
      de: 'Jemand, der hier einkauft, findet, dass du das auch solltest. Die Mitgliedschaft ist kostenlos, und du siehst alle Preise.',
      es: 'Alguien que compra aquí cree que tú también deberías. Unirse es gratis y verás todos los precios.',
      fr: 'Quelqu’un qui achète ici pense que tu devrais en faire autant. L’inscription est gratuite, et tous les prix s’affichent.',
      it: 'Qualcuno che compra qui pensa che dovresti farlo anche tu. Iscriversi è gratis e vedrai tutti i prezzi.',
      sv: 'Någon som handlar här tycker att du också borde göra det. Det är gratis att bli medlem, och du ser alla priser.',
    },
  },
};

const outletTexts = storeLocales.flatMap((locale) =>
  Object.entries(openStoreTexts[locale]).map(([area, { title, description }]) => ({
    type: 'page-text' as const,
    area: `${area}@outlet`,
    locale,
    title,
    text: description,
  })),
);

export const pageTexts: readonly RecordInputOf<'page-text'>[] = [
  ...Object.entries({ ...areas, ...restrictedStoreTexts }).flatMap(([area, { title, text }]) =>
    storeLocales.map((locale) => ({
      type: 'page-text' as const,
      area,
      locale,
      title: localised(title)[locale],
      text: localised(text)[locale],
    })),
  ),
  ...outletTexts,
];

const header: Record<string, { text: Texts; url: string }> = {
  'share-and-get-credit': {
    text: {
      en: 'Share and get {referralPoints} points',
      da: 'Del og få {referralPoints} point',
      de: 'Empfiehl uns und erhalte {referralPoints} Punkte',
      es: 'Comparte y consigue {referralPoints} puntos',
      fr: 'Partage et reçois {referralPoints} points',
      it: 'Condividi e ricevi {referralPoints} punti',
      sv: 'Dela och få {referralPoints} poäng',
    },
    url: '/rewardpoints/index/referral/',
  },
  'members-only': {
    text: {
      en: 'Private sales are open to members only. Joining is free.',
      da: 'Vores udsalg er kun for medlemmer. Det er gratis at blive medlem.',
      de: 'Private Sales sind nur für Mitglieder. Mitglied werden kostet nichts.',
      es: 'Las ventas privadas son solo para miembros. Unirse es gratis.',
      fr: 'Les ventes privées sont réservées aux membres. L’inscription est gratuite.',
      it: 'Le vendite private sono riservate agli iscritti. L’iscrizione è gratuita.',
      sv: 'Kampanjerna är bara för medlemmar. Det är gratis att bli medlem.',
    },
    url: '/customer/account/create',
  },
  'members-only@outlet': {
    text: {
      en: 'Last season’s gear, open to everybody.',
      da: 'Sidste sæsons udstyr, åbent for alle.',
      de: 'Ausrüstung der letzten Saison, offen für alle.',
      es: 'Material de la temporada pasada, abierto a todo el mundo.',
      fr: 'Le matériel de la saison passée, ouvert à tout le monde.',
      it: 'L’attrezzatura della stagione scorsa, aperta a tutti.',
      sv: 'Förra säsongens utrustning, öppen för alla.',
    },
    url: '/about-us',
  },
  'members-only@partner': { text: partnerAudience, url: '/customer/account/create' },
  'members-only@pro': { text: proAudience, url: '/customer/account/create' },
};

export const headerTexts: readonly RecordInputOf<'header-text'>[] = Object.entries(header).flatMap(
  ([key, { text, url }]) =>
    storeLocales.map((locale) => ({ type: 'header-text', key, locale, text: localised(text)[locale], url })),
);
