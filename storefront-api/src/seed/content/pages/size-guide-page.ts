import type { Texts } from '../../texts.ts';
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
    fr: 'Quelle est ta taille ?',
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

export const pathOfSizeGuide = (code: string) => `/${code}-size-guide`;

export function sizeGuidePage({ code, title, intro, how, columns, rows }: Guide): TranslatedPage {
  return {
    identifier: pathOfSizeGuide(code).slice(1),
    title,
    description: intro,
    content: (say) => [
      { component: 'heading', text: say(words.which) },
      { component: 'rich_text', paragraphs: [say(intro)] },
      {
        component: 'table',
        caption: say(title),
        columns: columns.map(({ label, unit }) => (unit === '' ? say(label) : `${say(label)} (${unit})`)),
        rows: rows.map((row) => [...row]),
      },
      { component: 'heading', text: say(words.how) },
      { component: 'rich_text', paragraphs: [say(how)] },
      { component: 'button', link: { label: say(words.all), url: '/size-guides' } },
    ],
  };
}
