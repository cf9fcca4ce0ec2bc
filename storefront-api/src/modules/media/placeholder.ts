import { bannerColours, type BannerMood, type Colours } from 'storefront-ports/picture-originals';

/** Surface behind a product in the middle tone of the pictures. */
const surface = [0xe9, 0xef, 0xf4] as const;
/** Share of the surface that a product covers. */
const covered = 0.3;
const hexPattern = /^#[0-9a-f]{6}$/i;

/** Returns about what a product's picture would be as one colour: shown until it has arrived. */
export function productColour({ base }: Pick<Colours, 'base'>): string {
  const mixed = surface.map((channel, index) => {
    const own = hexPattern.test(base)
      ? Number.parseInt(base.slice(1 + 2 * index, 3 + 2 * index), 16)
      : channel;
    return Math.round(channel + (own - channel) * covered);
  });
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export const bannerColour = (mood: BannerMood): string => bannerColours[mood];
