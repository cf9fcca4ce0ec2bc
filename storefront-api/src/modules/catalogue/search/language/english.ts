import type { LanguageRules } from './rules.ts';

export const english: LanguageRules = {
  isHeadFirst: false,
  joinsWords: false,
  ignored: ['a', 'an', 'the', 'for', 'of', 'with', 'and', 'or', 'in', 'to', 's'],
  additions: ['with', 'for', 'of', 'in', 'to'],
  conjunctions: ['and'],
  audiences: {
    women: ['women', 'womens', 'woman', 'womans', 'ladies', 'lady', 'female'],
    men: ['men', 'mens', 'man', 'mans', 'male', 'gents', 'gentlemen'],
    junior: [
      'junior',
      'juniors',
      'kid',
      'kids',
      'child',
      'childs',
      'children',
      'childrens',
      'youth',
      'girl',
      'girls',
      'boy',
      'boys',
    ],
  },
  colourEndings: [],
  colourWords: {
    grey: ['gray'],
    purple: ['violet', 'lilac'],
    blue: ['navy', 'turquoise'],
    red: ['burgundy'],
  },
  sizeWords: ['size', 'eu'],
  spellings: [],
};
