import type { RecordInputOf } from 'storefront-ports/import-format';
import type { ProductView } from 'storefront-ports/picture-originals';
import { localised, type Texts } from '../texts.ts';

type Pictures = NonNullable<RecordInputOf<'product'>['pictures']>;

/** Key of a drawing that a record names. */
export const photoKey = (sku: string, view: ProductView): string => `${sku}-${view}`;

const backpack = (model: string): readonly NamedView[] => [
  {
    view: 'back',
    alt: {
      en: `${model} from behind, with back panel and straps`,
      da: `${model} bagfra med rygpanel og stropper`,
      de: `${model} von hinten, mit Rückenteil und Gurten`,
      es: `${model} por detrás, con espaldar y tirantes`,
      fr: `${model} de dos, avec le panneau dorsal et les bretelles`,
      it: `${model} da dietro, con schienale e spallacci`,
      sv: `${model} bakifrån med ryggpanel och remmar`,
    },
  },
  {
    view: 'main',
    alt: {
      en: `${model} from the front`,
      da: `${model} forfra`,
      de: `${model} von vorn`,
      es: `${model} de frente`,
      fr: `${model} de face`,
      it: `${model} di fronte`,
      sv: `${model} framifrån`,
    },
  },
  {
    view: 'pose',
    alt: {
      en: `${model} from both sides`,
      da: `${model} fra begge sider`,
      de: `${model} von beiden Seiten`,
      es: `${model} por ambos lados`,
      fr: `${model} des deux côtés`,
      it: `${model} da entrambi i lati`,
      sv: `${model} från båda sidor`,
    },
  },
  {
    view: 'scene',
    alt: {
      en: `${model} hanging on the wall of a hut`,
      da: `${model} på en knage i en hytte`,
      de: `${model} an der Wand einer Hütte`,
      es: `${model} colgada en la pared de un refugio`,
      fr: `${model} accroché au mur d’un refuge`,
      it: `${model} appeso alla parete di un rifugio`,
      sv: `${model} på väggen i en stuga`,
    },
  },
  {
    view: 'detail',
    alt: {
      en: `${model} close up`,
      da: `${model} helt tæt på`,
      de: `${model} aus der Nähe`,
      es: `${model} de cerca`,
      fr: `${model} de près`,
      it: `${model} da vicino`,
      sv: `${model} på nära håll`,
    },
  },
  {
    view: 'close-up',
    alt: {
      en: `Lower part of the ${model}`,
      da: `Nederste del af ${model}`,
      de: `Unterer Teil des ${model}`,
      es: `Parte inferior de la ${model}`,
      fr: `Partie inférieure du ${model}`,
      it: `Parte inferiore del ${model}`,
      sv: `Nedre delen av ${model}`,
    },
  },
];

interface NamedView {
  view: ProductView;
  alt: Texts;
}

/** By SKU. Shoppers choose a backpack by its back, so that is its first picture. */
const named: Readonly<Record<string, readonly NamedView[]>> = {
  'SIG-RELAY-22': backpack('Relay 22'),
  'SIG-RELAY-32': backpack('Relay 32'),
};

/** Returns the pictures that the record of a SKU names. */
export const picturesOf = (sku: string): Pictures =>
  (named[sku] ?? []).map(({ view, alt }) => ({ key: photoKey(sku, view), alt: localised(alt) }));
