import type { StoreLocale } from 'shared-contracts/locales';
import { groupByLetter } from './brand-letters.ts';

const grouped = (names: readonly string[], locale: StoreLocale) =>
  groupByLetter(
    names.map((name) => ({ name })),
    locale,
  );

/** Returns the groups that have names, as `A: Alta, Åre`. */
const filled = (names: readonly string[], locale: StoreLocale) =>
  grouped(names, locale).flatMap(({ letter, brands }) =>
    brands.length === 0 ? [] : [`${letter}: ${brands.map(({ name }) => name).join(', ')}`],
  );

const nordic = ['Zenit', 'Öster', 'Åre', 'Alta', 'Ägir', 'Ørn', 'Æsir', 'Aalto', 'Odin'];

describe('groupByLetter', () => {
  it('has every letter of the language in its order, and the other names last', () => {
    const letters = (locale: StoreLocale) => grouped([], locale).map(({ letter }) => letter);
    expect(letters('en_GB')).toEqual([...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), '0-9']);
    expect(letters('sv_SE').slice(-5)).toEqual(['Z', 'Å', 'Ä', 'Ö', '0-9']);
    expect(letters('da_DK').slice(-5)).toEqual(['Z', 'Æ', 'Ø', 'Å', '0-9']);
  });

  it.each<[StoreLocale, string[]]>([
    ['sv_SE', ['A: Aalto, Alta', 'O: Odin', 'Z: Zenit', 'Å: Åre', 'Ä: Ägir, Æsir', 'Ö: Ørn, Öster']],
    ['da_DK', ['A: Alta', 'O: Odin', 'Z: Zenit', 'Æ: Ägir, Æsir', 'Ø: Ørn, Öster', 'Å: Aalto, Åre']],
    ['en_GB', ['A: Aalto, Æsir, Ägir, Alta, Åre', 'O: Odin, Ørn, Öster', 'Z: Zenit']],
    ['de_DE', ['A: Aalto, Æsir, Ägir, Alta, Åre', 'O: Odin, Ørn, Öster', 'Z: Zenit']],
  ])('sorts and groups letters with signs by the rules of %s', (locale, groups) => {
    expect(filled(nordic, locale)).toEqual(groups);
  });

  it('ignores case and accents of initial letters', () => {
    expect(filled(['élan', 'Eder', 'Ñandú', 'œuvre', 'Šar'], 'fr_FR')).toEqual([
      'E: Eder, élan',
      'N: Ñandú',
      'O: œuvre',
      'S: Šar',
    ]);
  });

  it('puts digits, signs and other scripts into the last group, also after Z', () => {
    const names = ['4FRNT', '& Sons', 'Жар', '雪', '', 'Zenit', '<b>x</b>'];
    expect(filled(names, 'en_GB')).toEqual(['Z: Zenit', '0-9: , & Sons, <b>x</b>, 4FRNT, Жар, 雪']);
  });

  it('loses no name of 2,000', () => {
    const names = Array.from(
      { length: 2_000 },
      (_, index) => `${String.fromCodePoint(65 + (index % 90))}${index}`,
    );
    expect(grouped(names, 'sv_SE').flatMap(({ brands }) => brands)).toHaveLength(2_000);
  });
});
