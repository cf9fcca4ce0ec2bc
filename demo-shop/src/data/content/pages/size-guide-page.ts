import { isMeasure } from 'storefront-ports/size-units';
import { alike, type Texts } from '../../texts.ts';
import type { TranslatedPage } from './page.ts';

interface Guide {
  code: string;
  title: Texts;
  intro: Texts;
  how: Texts;
  columns: readonly { label: Texts; unit: string }[];
  rows: readonly (readonly string[])[];
}

const words = {
  which: {
    en: 'Which size is yours?',
    da: 'Hvilken størrelse er din?',
    de: 'Welche Größe passt dir?',
    es: '¿Cuál es tu talla?',
    fr: 'Quelle est ta taille ?',
    it: 'Qual è la tua misura?',
    sv: 'Vilken storlek är din?',
  },
  how: {
    en: 'How to measure',
    da: 'Sådan måler du',
    de: 'So misst du',
    es: 'Cómo medir',
    fr: 'Comment mesurer',
    it: 'Come misurare',
    sv: 'Så mäter du',
  },
  all: {
    en: 'All size guides',
    da: 'Alle størrelsesguider',
    de: 'Alle Größentabellen',
    es: 'Todas las guías de tallas',
    fr: 'Tous les guides des tailles',
    it: 'Tutte le guide alle taglie',
    sv: 'Alla storleksguider',
  },
} as const satisfies Record<string, Texts>;

/** Returns the page's title, distinct from the category's title. */
function pageTitle({ en, da, de, at, es, fr, it, sv }: Texts): Texts {
  return {
    en: `${en} size guide`,
    da: `Størrelsesguide: ${da}`,
    de: `Größentabelle: ${de}`,
    ...(at === undefined ? {} : { at: `Größentabelle: ${at}` }),
    es: `Guía de tallas: ${es}`,
    fr: `Guide des tailles : ${fr}`,
    it: `Guida alle taglie: ${it}`,
    sv: `Storleksguide: ${sv}`,
  };
}

/** Formats measures with the language's decimal separator; sizes such as UK 8.5 are labels and stay as they are. */
const cellText = (cell: string, unit: string): Texts =>
  isMeasure(unit) ? { ...alike(cell.replaceAll('.', ',')), en: cell } : alike(cell);

/** Returns the URL path of a size guide. */
export const pathOfSizeGuide = (code: string) => `/${code}-size-guide`;

/** Returns the content page of a size guide. */
export function sizeGuidePage({ code, title, intro, how, columns, rows }: Guide): TranslatedPage {
  return {
    identifier: pathOfSizeGuide(code).slice(1),
    title: pageTitle(title),
    description: intro,
    content: (translate) => [
      { component: 'heading', text: translate(words.which) },
      { component: 'rich_text', paragraphs: [translate(intro)] },
      {
        component: 'table',
        caption: translate(title),
        columns: columns.map(({ label, unit }) =>
          isMeasure(unit) ? `${translate(label)} (${unit})` : translate(label),
        ),
        rows: rows.map((row) =>
          row.map((cell, place) => translate(cellText(cell, columns[place]?.unit ?? ''))),
        ),
      },
      { component: 'heading', text: translate(words.how) },
      { component: 'rich_text', paragraphs: [translate(how)] },
      { component: 'button', link: { label: translate(words.all), url: '/size-guides' } },
    ],
  };
}
