import { dayText, unbrokenText } from './day-text.ts';

describe('dayText', () => {
  it.each([
    ['it-IT', '1 dicembre', '1º\u00A0dicembre'],
    ['it-IT', '1', '1º'],
    ['it-IT', 'mar 1 dic', 'mar\u00A01º\u00A0dic'],
    ['it-IT', '11 dicembre', '11\u00A0dicembre'],
    ['it-IT', '21 dicembre', '21\u00A0dicembre'],
    ['fr-FR', '1 décembre', '1er\u00A0décembre'],
    ['fr-FR', '1er décembre', '1er\u00A0décembre'],
    ['fr-FR', '10 décembre', '10\u00A0décembre'],
    ['es-ES', '1 de diciembre', '1\u00A0de\u00A0diciembre'],
    ['en-GB', 'Tue 1 Dec', 'Tue\u00A01\u00A0Dec'],
  ])('writes %s "%s" as "%s"', (languageTag, formatted, expected) => {
    expect(dayText(formatted, languageTag)).toBe(expected);
  });
});

describe('unbrokenText', () => {
  it('has no place for a line break', () => {
    expect(unbrokenText('Mo–Fr 9–18 Uhr')).toBe('Mo–\u2060Fr\u00A09–\u206018\u00A0Uhr');
  });
});
