import type { Texts } from '../../texts.ts';

/** A category stands below the one whose path its own begins with; `''` is the root. */
export interface CategorySeed {
  urlPath: string;
  name: Texts;
  description: Texts;
}
