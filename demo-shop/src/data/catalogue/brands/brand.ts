import type { Texts } from '../../texts.ts';
import type { Trade } from '../family.ts';

export interface BrandSeed {
  /** Its first three letters begin the brand's skus: no other brand has them. */
  slug: string;
  name: string;
  description: Texts;
  trades: readonly Trade[];
  /** Names for models, in no language; numbers are added where a kind has them. */
  models: readonly string[];
}
