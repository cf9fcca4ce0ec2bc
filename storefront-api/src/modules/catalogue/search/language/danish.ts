import type { LanguageRules } from './rules.ts';

export const danish: LanguageRules = {
  isHeadFirst: false,
  joinsWords: true,
  ignored: ['en', 'et', 'den', 'det', 'de', 'til', 'med', 'og', 'eller', 'i', 'for', 'af', 'pa'],
  additions: ['til', 'med', 'for', 'i', 'af', 'pa'],
  conjunctions: ['og'],
  audiences: {
    women: ['dame', 'damer', 'kvinde', 'kvinder'],
    men: ['herre', 'herrer', 'maend', 'mand'],
    junior: ['born', 'borne', 'barn', 'junior', 'pige', 'piger', 'dreng', 'drenge', 'kids', 'ungdom'],
  },
  colourEndings: ['e', 't', 'ne'],
  colourWords: {
    pink: ['pink', 'rosa'],
    purple: ['violet'],
    blue: ['marinebla', 'morkebla', 'lysebla', 'navy', 'turkis'],
    green: ['morkegron', 'lysegron'],
    grey: ['morkegra', 'lysegra'],
    red: ['morkerod'],
  },
  sizeWords: ['storrelse', 'str'],
  spellings: [
    [/oe/g, 'o'],
    [/aa/g, 'a'],
  ],
};
