import type { StoreBrand } from 'shared-contracts/stores';

/** What a browser paints its own bars with: the brand's darkest colour. */
const themeColours: Record<StoreBrand, string> = { offpiste: '#0b1b2b', snowfield: '#123c32' };

export const themeColour = (brand: StoreBrand): string => themeColours[brand];
