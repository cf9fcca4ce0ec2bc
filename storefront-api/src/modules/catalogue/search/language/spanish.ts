import type { LanguageRules } from './rules.ts';

export const spanish: LanguageRules = {
  isHeadFirst: true,
  joinsWords: false,
  ignored: ['el', 'la', 'los', 'las', 'un', 'una', 'de', 'del', 'para', 'con', 'y', 'e', 'o', 'en', 'a'],
  additions: [],
  conjunctions: ['y', 'e'],
  audiences: {
    women: ['mujer', 'mujeres', 'senora', 'chica', 'chicas'],
    men: ['hombre', 'hombres', 'caballero', 'chico', 'chicos'],
    junior: ['nino', 'ninos', 'nina', 'ninas', 'infantil', 'infantiles', 'junior', 'juvenil'],
  },
  colourEndings: ['a', 'o', 's', 'as', 'os', 'es'],
  colourWords: {
    brown: ['cafe'],
    purple: ['violeta', 'lila'],
    pink: ['fucsia'],
    blue: ['marino', 'turquesa'],
  },
  sizeWords: ['talla', 'numero'],
  spellings: [],
};
