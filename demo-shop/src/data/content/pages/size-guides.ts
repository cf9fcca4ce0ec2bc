import { signPath } from 'shared-contracts/pictures';
import type { Texts } from '../../texts.ts';
import { sizeGuides } from '../size-guides.ts';
import type { TranslatedPage } from './page.ts';
import { pathOfSizeGuide } from './size-guide-page.ts';

const words = {
  intro: {
    en: 'A tape measure, a wall and five minutes save a parcel in each direction. Choose what you’re buying; each guide has its table and says how to measure for it.',
    da: 'Et målebånd, en væg og fem minutter sparer en pakke hver vej. Vælg, hvad du skal købe; hver guide har sin tabel og fortæller, hvordan du måler.',
    de: 'Ein Maßband, eine Wand und fünf Minuten sparen ein Paket hin und eines zurück. Wähle, was du kaufst; jede Tabelle sagt auch, wie du misst.',
    es: 'Una cinta métrica, una pared y cinco minutos ahorran un paquete de ida y otro de vuelta. Elige qué vas a comprar; cada guía tiene su tabla y explica cómo medir.',
    fr: 'Un mètre ruban, un mur et cinq minutes évitent un colis dans chaque sens. Choisis ce que tu achètes ; chaque guide a son tableau et explique comment mesurer.',
    it: 'Un metro da sarta, una parete e cinque minuti risparmiano un pacco in andata e uno al ritorno. Scegli che cosa compri: ogni guida ha la sua tabella e spiega come misurare.',
    sv: 'Ett måttband, en vägg och fem minuter sparar ett paket i vardera riktningen. Välj vad du ska köpa; varje guide har sin tabell och berättar hur du mäter.',
  },
  before: {
    en: 'Before you measure',
    da: 'Før du måler',
    de: 'Bevor du misst',
    es: 'Antes de medir',
    fr: 'Avant de mesurer',
    it: 'Prima di misurare',
    sv: 'Innan du mäter',
  },
  guides: {
    en: 'The guides',
    da: 'Guiderne',
    de: 'Die Tabellen',
    es: 'Las guías',
    fr: 'Les guides',
    it: 'Le guide',
    sv: 'Guiderna',
  },
} as const satisfies Record<string, Texts>;

const advice: readonly Texts[] = [
  {
    en: 'Measure feet in the evening: they’re larger than in the morning. The longer one counts.',
    da: 'Mål fødderne om aftenen: De er større end om morgenen. Den længste tæller.',
    de: 'Miss die Füße am Abend: Sie sind größer als am Morgen. Der längere zählt.',
    at: 'Miss die Füße am Abend: Sie sind größer als in der Früh. Der längere zählt.',
    es: 'Mídete los pies por la tarde: son más grandes que por la mañana. Cuenta el más largo.',
    fr: 'Mesure tes pieds le soir : ils sont plus grands que le matin. C’est le plus long qui compte.',
    it: 'Misura i piedi la sera: sono più grandi che al mattino. Conta il più lungo.',
    sv: 'Mät fötterna på kvällen: de är större än på morgonen. Den längsta räknas.',
  },
  {
    en: 'Measure your body over what you’ll wear under the garment, not over a fleece.',
    da: 'Mål kroppen uden på det, du har på under tøjet, ikke uden på en fleece.',
    de: 'Miss über dem, was du darunter trägst, und nicht über der Fleecejacke.',
    es: 'Mide tu cuerpo sobre lo que llevarás debajo de la prenda, no sobre un forro polar.',
    fr: 'Prends tes mesures par-dessus ce que tu porteras dessous, pas par-dessus une polaire.',
    it: 'Misurati sopra quello che porterai sotto il capo, non sopra un pile.',
    sv: 'Mät utanpå det du har under plagget, inte utanpå en fleecetröja.',
  },
  {
    en: 'Between two sizes: the smaller for boots and gloves that must hold, the larger for what goes over other layers.',
    da: 'Mellem to størrelser: den mindste til støvler og handsker, der skal sidde fast, den største til det, der skal over andre lag.',
    de: 'Zwischen zwei Größen: die kleinere bei Schuhen und Handschuhen, die halten müssen, die größere bei allem, was über andere Schichten kommt.',
    es: 'Entre dos tallas: la menor en botas y guantes que deben sujetar, la mayor en lo que va sobre otras capas.',
    fr: 'Entre deux tailles : la plus petite pour les chaussures et les gants qui doivent tenir, la plus grande pour ce qui passe par-dessus d’autres couches.',
    it: 'Tra due misure: la minore per scarponi e guanti che devono tenere, la maggiore per quello che va sopra altri strati.',
    sv: 'Mellan två storlekar: den mindre för pjäxor och handskar som ska sitta åt, den större för det som ska över andra lager.',
  },
];

export const sizeGuidesPage: TranslatedPage = {
  identifier: 'size-guides',
  title: {
    en: 'Size guides',
    da: 'Størrelsesguider',
    de: 'Größentabellen',
    es: 'Guías de tallas',
    fr: 'Guides des tailles',
    it: 'Guide alle taglie',
    sv: 'Storleksguider',
  },
  description: {
    en: 'Tables of sizes for what we sell, and how to measure for each.',
    da: 'Størrelsestabeller til det, vi sælger, og hvordan du måler til hver.',
    de: 'Größentabellen für das, was wir verkaufen, und wie du dafür misst.',
    es: 'Tablas de tallas de lo que vendemos y cómo medir para cada una.',
    fr: 'Les tableaux de tailles de ce que nous vendons, et comment mesurer.',
    it: 'Tabelle delle misure di quello che vendiamo, e come misurare per ciascuna.',
    sv: 'Storlekstabeller för det vi säljer, och hur du mäter för var och en.',
  },
  content: (translate) => [
    { component: 'rich_text', paragraphs: [translate(words.intro)] },
    { component: 'heading', text: translate(words.before) },
    { component: 'list', items: advice.map((text) => translate(text)) },
    { component: 'heading', text: translate(words.guides) },
    {
      component: 'tiles',
      items: sizeGuides.map(({ code, title }) => ({
        link: { label: translate(title), url: pathOfSizeGuide(code) },
        drawing: signPath(`measure-${code}`),
      })),
    },
  ],
};
