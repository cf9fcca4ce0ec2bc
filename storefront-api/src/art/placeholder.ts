import { hours } from './banner/moods.ts';
import { mix, safeColour } from './drawing/colour.ts';
import type { BannerMood, Colourway } from './spec.ts';

/** The calm surface in its middle tone. */
const surface = '#e9eff4';
/** How much of the surface a product covers. */
const covered = 0.3;

/** About what a product's picture would be as one colour: shown until it has arrived. */
export const productColour = ({ base }: Colourway) => mix(surface, safeColour(base, surface), covered);

export const bannerColour = (mood: BannerMood) => hours[mood][0].haze;
