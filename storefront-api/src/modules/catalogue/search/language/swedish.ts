import type { LanguageRules } from './rules.ts';

export const swedish: LanguageRules = {
  isHeadFirst: false,
  joinsWords: true,
  ignored: ['en', 'ett', 'den', 'det', 'de', 'till', 'med', 'och', 'eller', 'i', 'for', 'av', 'pa'],
  additions: ['till', 'med', 'for', 'i', 'av', 'pa'],
  conjunctions: ['och'],
  audiences: {
    women: ['dam', 'dame', 'damer', 'kvinna', 'kvinnor'],
    men: ['herr', 'herrar', 'man'],
    junior: ['barn', 'junior', 'ungdom', 'flicka', 'flickor', 'pojke', 'pojkar', 'tjej', 'kille', 'kids'],
  },
  colourEndings: ['a', 't', 'tt', 'e'],
  colourWords: {
    red: ['rott', 'morkrod', 'vinrod'],
    pink: ['cerise'],
    purple: ['violett'],
    blue: ['marinbla', 'morkbla', 'ljusbla', 'turkos'],
    green: ['morkgron', 'ljusgron'],
    grey: ['morkgra', 'ljusgra'],
    white: ['vitt'],
  },
  sizeWords: ['storlek', 'strl', 'stl'],
  spellings: [
    [/ae/g, 'a'],
    [/oe/g, 'o'],
    [/aa/g, 'a'],
  ],
};
