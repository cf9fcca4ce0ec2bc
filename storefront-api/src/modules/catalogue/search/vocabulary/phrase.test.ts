import { rulesOf } from '../language/language-rules.ts';
import { phraseOf } from './phrase.ts';

describe('phraseOf', () => {
  it.each([
    ['en_GB', 'women’s ski jacket', ['jacket']],
    ['en_GB', 'Gloves and mittens', ['gloves', 'mittens']],
    ['en_GB', 'ski set with bindings', ['set']],
    ['en_GB', 'spare goggle lens', ['lens']],
    ['sv_SE', 'skidjacka dam', ['skidjacka']],
    ['da_DK', 'skihjelm til børn', ['skihjelm']],
    ['de_DE', 'Mützen und Stirnbänder', ['mutzen', 'stirnbander']],
    ['fr_FR', 'Veste de ski femme', ['veste']],
    ['es_ES', 'Guantes y manoplas', ['guantes', 'manoplas']],
    ['it_IT', 'Scarponi da sci', ['scarponi']],
  ] as const)('finds in %s that %j names %j', (locale, text, heads) => {
    const phrase = phraseOf(text, rulesOf[locale], (word) => ({ word, stem: word }));
    expect(phrase.heads.map(({ word }) => word)).toEqual(heads);
  });
});
