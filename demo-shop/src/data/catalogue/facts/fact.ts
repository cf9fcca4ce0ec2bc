import type { Texts } from '../../texts.ts';

/** Row of a product's specification table. `unit` follows the number. */
export interface Fact extends Texts {
  unit: string;
  /** Makes the fact a filter of product listings. */
  isFacet?: true;
}
