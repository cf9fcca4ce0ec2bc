import { storeLocales } from '../../shared-contracts/src/stores/locales.ts';
import { glossary, type Term } from './glossary.ts';

const intro = `# Glossary

One word for one idea, in each language of the shop. \`node scripts/words.ts\` fails where a text contains a variant of the last column, with file and line. This page is written from \`scripts/texts/glossary.ts\` with \`node scripts/words.ts --glossary\`; change the terms there.

- Product names are plural where the thing comes in pairs (skis, boots, poles, bindings), and a text without a noun of its own agrees with them in number and gender.
- A claim, above all about safety, is made in every language or in none.
- No text addresses the visitor with a word that has a gender.
- Names of sales periods that the law keeps for itself are tested by \`regulated-words.test.ts\`.
`;

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('*', '\\*');
}

function variants({ forbidden }: Term): string {
  return Object.entries(forbidden)
    .map(([locale, words]) => `${locale}: ${words.map((word) => `“${cell(word)}”`).join(', ')}`)
    .join('; ');
}

/** Returns \`docs/glossary.md\`. The project's formatter aligns the table. */
export function glossaryDocument(): string {
  const head = ['Term', ...storeLocales, 'Note', 'Not'];
  const rows = glossary.map((term) => [
    term.term,
    ...storeLocales.map((locale) => cell(term.use[locale])),
    cell(term.note),
    variants(term),
  ]);
  return [intro, ...[head, head.map(() => '-'), ...rows].map((row) => `| ${row.join(' | ')} |`), ''].join(
    '\n',
  );
}
