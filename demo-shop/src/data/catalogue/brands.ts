import type { BrandSeed } from './brands/brand.ts';
import { founders } from './brands/founders.ts';
import { house } from './brands/house.ts';
import { outdoors } from './brands/outdoors.ts';
import { slopes } from './brands/slopes.ts';
import { wardrobe } from './brands/wardrobe.ts';

/** Brands of the demo shop, all invented. Ids follow this order. */
export const brands: readonly BrandSeed[] = [...founders, ...slopes, ...wardrobe, ...outdoors, house];
