import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPlantedTexts, checkTexts } from './check-texts.ts';
import { glossaryDocument } from './glossary-document.ts';
import { checkFrenchSpacing } from './french-spacing.ts';
import { glossary } from './glossary.ts';
import { hasTexts, readTexts } from './read-texts.ts';

const read = (file: string, source: string) =>
  readTexts(file, source).map(({ line, locale, text }) => `${line} ${locale} ${text}`);

describe('readTexts', () => {
  it('readTexts takes the locale from the name of a message catalogue', () => {
    expect(read('shell/src/messages/da_DK.json', '{\n  "title": "Kurv"\n}')).toEqual(['2 da_DK Kurv']);
  });

  it('readTexts takes the locale from the key, also for lists and objects', () => {
    const source = [
      'const a = {',
      "  en: ['One', 'two'],",
      "  de: { title: 'Eins' },",
      '  other: "none",',
      '};',
    ];
    expect(read('seed/a.ts', source.join('\n'))).toEqual([
      '2 en_GB One',
      '2 en_GB two',
      '3 de_DE Eins',
      '3 de_AT Eins',
    ]);
  });

  it('readTexts ends a locale with its value and ignores comments', () => {
    const source = "const a = { sv: 'Ett' /* 'två' */, code: 'x' };\nconst b = 'y'; // it: 'uno'";
    expect(read('seed/a.ts', source)).toEqual(['1 sv_SE Ett']);
  });

  it('readTexts takes a constant named after German for German', () => {
    expect(
      read(
        'a.ts',
        "const german: Record<A, B> = { title: 'Eins', text: 'Zwei' };\nconst b = { title: 'x' };",
      ),
    ).toEqual(['1 de_DE Eins', '1 de_AT Eins', '1 de_DE Zwei', '1 de_AT Zwei']);
  });

  it.each([
    ["const a = { de: 'Mütze', sv: 'Mössa' };", ['de_DE Mütze', 'de_AT Mütze', 'sv_SE Mössa']],
    ["const a = { de: 'Mütze', at: 'Haube' };", ['de_DE Mütze', 'de_AT Haube']],
    ["const a = { de_AT: { b: ['Haube'] }, de_DE: { b: ['Mütze'] } };", ['de_AT Haube', 'de_DE Mütze']],
    ["const a = { at: 'Haube', b: { de: 'Mütze' } };", ['de_AT Haube', 'de_DE Mütze', 'de_AT Mütze']],
  ])('readTexts returns what Germany and Austria show in %s', (source, expected) => {
    expect(read('a.ts', source)).toEqual(expected.map((text) => `1 ${text}`));
  });

  it('readTexts leaves Austria’s message catalogue to its own file', () => {
    expect(read('shell/src/messages/de_DE.json', '{ "hat": "Mütze" }')).toEqual(['1 de_DE Mütze']);
  });
});

it('hasTexts leaves tests and modules without languages out', () => {
  const source = "const a = {\n  sv: 'Ett',\n};";
  expect(hasTexts('seed/a.ts', source)).toBe(true);
  expect(hasTexts('seed/a.test.ts', source)).toBe(false);
  expect(hasTexts('seed/a.ts', "const a = 'Ett';")).toBe(false);
});

it('checkTexts names the line, the variant and the word to use', () => {
  expect(checkTexts('shell/src/messages/en_GB.json', '{\n  "basket": "Your cart"\n}')).toEqual([
    { file: 'shell/src/messages/en_GB.json', line: 2, locale: 'en_GB', found: 'cart', use: 'basket' },
  ]);
});

it('checkTexts finds whole words only', () => {
  expect(checkTexts('shell/src/messages/en_GB.json', '{ "a": "A carton" }')).toEqual([]);
});

it.each([
  ['Mot de passe oublié ?', [' ?']],
  ['Prêt\u00a0! Non\u00a0; oui\u202f: enfin', ['\u202f:', '\u00a0!', '\u00a0;']],
  ['Adresse: {city}', [':']],
  ['C’est fait!', ['!']],
  ['Va dans « Mon compte »', ['« ', ' »']],
  ['Salut,\\nRegarde :\\n{link}', [' :']],
  ['Prix\u00a0: {price}\u202f; « {name}\u00a0»', ['« ']],
  ['Prêt\u202f? Oui\u202f! Va dans «\u00a0Mon compte\u00a0».', []],
  ['https://offpiste.example/?a=1&amp;b=2 à 10:30', []],
  ["${count} article${count > 1 ? 's' : ''} dans ton panier", []],
  ['{count, plural, one {# marque} other {# marques}}', []],
])('checkFrenchSpacing finds in %j the spaces %j', (text, found) => {
  expect(checkFrenchSpacing(text).map((finding) => finding.found)).toEqual(found);
});

it('checkPlantedTexts has no complaint', () => {
  expect(checkPlantedTexts()).toEqual([]);
});

it('glossary does not forbid what it recommends', () => {
  const contradictions = glossary.flatMap((term) =>
    Object.entries(term.use).flatMap(([locale, use]) =>
      checkTexts(`planted/src/messages/${locale}.json`, JSON.stringify({ use })).map(
        ({ found }) => `${use}: ${found}`,
      ),
    ),
  );
  expect(contradictions).toEqual([]);
});

it('glossaryDocument is what docs/glossary.md contains', () => {
  // The formatter aligns the columns of the table.
  const unaligned = (text: string) => text.replace(/ +/g, ' ').replace(/-{2,}/g, '-');
  const document = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8');
  expect(unaligned(document)).toBe(unaligned(glossaryDocument()));
});
