import type { Texts } from '../../texts.ts';
import type { TranslatedPage } from './page.ts';

const words = {
  what: {
    en: '{shop} is the outlet for ski, snowboard and mountain gear: what the last few seasons left on the shelf, new, unused, and in the sizes that remain. It’s open to everybody; you don’t need an account to look around.',
    da: '{shop} er outlettet for udstyr til ski, snowboard og bjerge: det, de sidste sæsoner lod ligge på hylden, nyt, ubrugt og i de størrelser, der er tilbage. Her er åbent for alle, og du behøver ingen konto for at kigge.',
    de: '{shop} ist das Outlet für Ski, Snowboard und Berg: was die letzten Saisons im Regal gelassen haben, neu, unbenutzt und in den Größen, die noch da sind. Es ist für alle offen; zum Stöbern brauchst du kein Konto.',
    es: '{shop} es el outlet de esquí, snowboard y montaña: lo que las últimas temporadas dejaron en la estantería, nuevo, sin estrenar y en las tallas que quedan. Está abierto a todo el mundo; para mirar no te hace falta cuenta.',
    fr: '{shop}, c’est l’outlet du ski, du snowboard et de la montagne : ce que les dernières saisons ont laissé en rayon, neuf, jamais servi, dans les tailles qui restent. C’est ouvert à tout le monde ; pas besoin de compte pour regarder.',
    it: '{shop} è l’outlet di sci, snowboard e montagna: quello che le ultime stagioni hanno lasciato sullo scaffale, nuovo, mai usato, nelle taglie rimaste. È aperto a tutti; per guardare non serve un account.',
    sv: '{shop} är outleten för skidor, snowboard och fjäll: det som de senaste säsongerna lämnade kvar på hyllan, nytt, oanvänt och i de storlekar som finns. Den är öppen för alla; för att titta behöver du inget konto.',
  },
  why: {
    en: 'Gear doesn’t get worse because the graphics change. We buy what brands have left over, take it into our own warehouse and sell it until it’s gone. There’s no restocking.',
    da: 'Udstyr bliver ikke dårligere, fordi grafikken skifter. Vi køber det, mærkerne har til overs, lægger det på vores eget lager og sælger det, til det er væk. Vi får det ikke igen.',
    de: 'Ausrüstung wird nicht schlechter, weil sich das Design ändert. Wir kaufen, was Marken übrig haben, nehmen es in unser eigenes Lager und verkaufen es, bis es weg ist. Nachschub gibt es nicht.',
    es: 'El material no empeora porque cambie el diseño. Compramos lo que les sobra a las marcas, lo guardamos en nuestro almacén y lo vendemos hasta que se acaba. No vuelve a entrar.',
    fr: 'Le matériel ne devient pas moins bon parce que le décor change. Nous achetons ce qui reste aux marques, nous le stockons dans notre entrepôt et nous le vendons jusqu’au dernier. Il n’y a pas de réassort.',
    it: 'L’attrezzatura non peggiora perché cambia la grafica. Compriamo quello che resta alle marche, lo teniamo nel nostro magazzino e lo vendiamo finché non finisce. Non torna più.',
    sv: 'Utrustning blir inte sämre för att designen byts. Vi köper det som märkena har över, tar in det i vårt eget lager och säljer det tills det är slut. Det kommer inte tillbaka.',
  },
  promise: {
    en: 'What we promise',
    da: 'Det lover vi',
    de: 'Was wir versprechen',
    es: 'A qué nos comprometemos',
    fr: 'Nos engagements',
    it: 'Che cosa ti promettiamo',
    sv: 'Det här lovar vi',
  },
  company: {
    en: '{shop} is run by {company}, {address}. Office, workshop and warehouse are in and around Leeds.',
    da: '{shop} er en butik fra {company}, {address}. Kontor, værksted og lager ligger i og omkring Leeds.',
    de: '{shop} ist ein Shop der {company}, {address}. Büro, Werkstatt und Lager sind in und um Leeds.',
    es: '{shop} es una tienda de {company}, {address}. La oficina, el taller y el almacén están en Leeds y alrededores.',
    fr: '{shop} est une boutique exploitée par {company}, {address}. Bureaux, atelier et entrepôt sont à Leeds et tout près.',
    it: '{shop} è un negozio di {company}, {address}. Ufficio, laboratorio e magazzino sono a Leeds e dintorni.',
    sv: '{shop} är en butik från {company}, {address}. Kontor, verkstad och lager finns i och runt Leeds.',
  },
  where: {
    en: 'Where we are',
    da: 'Her holder vi til',
    de: 'Wo wir sind',
    es: 'Dónde estamos',
    fr: 'Où nous trouver',
    it: 'Dove siamo',
    sv: 'Här finns vi',
  },
  talk: {
    en: 'Talk to us',
    da: 'Skriv til os',
    de: 'Sprich mit uns',
    es: 'Habla con nosotros',
    fr: 'Nous écrire',
    it: 'Parla con noi',
    sv: 'Prata med oss',
  },
} as const satisfies Record<string, Texts>;

const promises: readonly Texts[] = [
  {
    en: 'Everything is new. Anything with a scratch says so, with a photo of it.',
    da: 'Alt er nyt. Har noget en ridse, står det der, med et billede af den.',
    de: 'Alles ist neu. Hat etwas einen Kratzer, steht es dabei, mit Bild.',
    es: 'Todo es nuevo. Si algo tiene un rasguño, lo decimos y lo enseñamos en una foto.',
    fr: 'Tout est neuf. Si un article a une rayure, nous le disons, photo à l’appui.',
    it: 'Tutto è nuovo. Se qualcosa ha un graffio lo scriviamo, con la foto.',
    sv: 'Allt är nytt. Har något en repa så står det, med en bild på den.',
  },
  {
    en: 'The recommended price we compare with is the one the maker published for that season.',
    da: 'Den vejledende pris, vi sammenligner med, er den, producenten offentliggjorde for den sæson.',
    de: 'Die UVP, mit der wir vergleichen, ist die, die der Hersteller für diese Saison veröffentlicht hat.',
    es: 'El PVP recomendado con el que comparamos es el que publicó el fabricante para esa temporada.',
    fr: 'Le prix conseillé auquel nous comparons le nôtre est celui que le fabricant a publié pour cette saison.',
    it: 'Il prezzo consigliato con cui facciamo il confronto è quello pubblicato dal produttore per quella stagione.',
    sv: 'Det rekommenderade pris vi jämför med är det som tillverkaren uppgav för den säsongen.',
  },
  {
    en: '{returnDays} days to send anything back, for any reason.',
    da: '{returnDays} dages fortrydelsesret, og du behøver ikke sige hvorfor.',
    de: '{returnDays} Tage Widerrufsrecht, ohne Angabe von Gründen.',
    es: '{returnDays} días para desistir de la compra, sin dar explicaciones.',
    fr: '{returnDays} jours pour tout renvoyer, quelle que soit ta raison.',
    it: '{returnDays} giorni per il recesso, senza doverci dire perché.',
    sv: '{returnDays} dagars ångerrätt, och du behöver inte säga varför.',
  },
];

export const outletAbout: TranslatedPage = {
  identifier: 'about-us@outlet',
  title: {
    en: 'About us',
    da: 'Om os',
    de: 'Über uns',
    es: 'Quiénes somos',
    fr: 'Qui sommes-nous',
    it: 'Chi siamo',
    sv: 'Om oss',
  },
  description: {
    en: '{shop} sells last season’s ski, snowboard and mountain gear, new and unused, to everybody.',
    da: '{shop} sælger sidste sæsons ski-, snowboard- og bjergudstyr, nyt og ubrugt, til alle.',
    de: '{shop} verkauft Ski-, Snowboard- und Bergausrüstung der letzten Saison, neu und unbenutzt, an alle.',
    es: '{shop} vende material de esquí, snowboard y montaña de la temporada pasada, nuevo y sin estrenar, a todo el mundo.',
    fr: '{shop} vend le matériel de ski, de snowboard et de montagne de la saison passée, neuf et jamais servi, à tout le monde.',
    it: '{shop} vende attrezzatura da sci, snowboard e montagna della stagione scorsa, nuova e mai usata, a tutti.',
    sv: '{shop} säljer förra säsongens skid-, snowboard- och fjällutrustning, ny och oanvänd, till alla.',
  },
  content: (translate) => [
    { component: 'rich_text', paragraphs: [translate(words.what), translate(words.why)] },
    { component: 'heading', text: translate(words.promise) },
    { component: 'list', items: promises.map((text) => translate(text)) },
    { component: 'heading', text: translate(words.where) },
    { component: 'rich_text', paragraphs: [translate(words.company)] },
    { component: 'button', link: { label: translate(words.talk), url: '/contact-us' } },
  ],
};
