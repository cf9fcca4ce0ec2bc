import type { Texts } from '../../texts.ts';
import type { Trade } from '../family.ts';

export interface BrandSeed {
  /** Its first three letters start the brand's SKUs and must be unique. */
  slug: string;
  name: string;
  description: Texts;
  trades: readonly Trade[];
  /** Model names, the same in every language; families with a `suffix` add a number. */
  models: readonly string[];
}
