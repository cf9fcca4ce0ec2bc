import type { Texts } from '../../texts.ts';

/** Category of the tree. The parent is the category whose path is the start of `urlPath`; `''` is the root. */
export interface CategorySeed {
  urlPath: string;
  name: Texts;
  description: Texts;
}
