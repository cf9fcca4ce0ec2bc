import type { StoreBrand } from 'shared-contracts/stores';

/** Colour of the browser's own bars: the darkest of the brand. */
const themeColours: Record<StoreBrand, string> = { offpiste: '#0b1b2b', snowfield: '#123c32' };

export const themeColour = (brand: StoreBrand): string => themeColours[brand];
