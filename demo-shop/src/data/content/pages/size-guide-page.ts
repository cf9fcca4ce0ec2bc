import type { Texts } from '../../texts.ts';
import type { TranslatedPage } from './page.ts';

interface Guide {
  code: string;
  title: Texts;
  intro: Texts;
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

/** Returns the URL path of a size guide. */
export const pathOfSizeGuide = (code: string) => `/${code}-size-guide`;

/** Returns the content page of a size guide. */
export function sizeGuidePage({ code, title, intro }: Guide): TranslatedPage {
  return {
    identifier: pathOfSizeGuide(code).slice(1),
    title: pageTitle(title),
    description: intro,
    content: (translate) => [
      { component: 'heading', text: translate(words.which) },
      { component: 'size_guide', code },
      { component: 'button', link: { label: translate(words.all), url: '/size-guides' } },
    ],
  };
}
