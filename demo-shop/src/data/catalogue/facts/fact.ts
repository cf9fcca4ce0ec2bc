import type { Texts } from '../../texts.ts';

/** A row of a product's specification. `unit` follows the number. */
export interface Fact extends Texts {
  unit: string;
  /** Shoppers narrow a listing by it. */
  isFacet?: true;
}
