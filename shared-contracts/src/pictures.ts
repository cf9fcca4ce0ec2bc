import type { ShopImage } from './api/fields.ts';
import type { StoreBrand } from './stores.ts';

/** Widths in which the picture service serves, pixels; every other width is refused. */
export const pictureWidths = [80, 160, 240, 320, 400, 480, 640, 800, 1000, 1400, 2000] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Formats in which the picture service serves. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export const mediaTypeOf = (format: PictureFormat) => mediaTypes[format];

/** Where a picture lies in a width and a format. */
export const picturePath = (id: string, width: PictureWidth, format: PictureFormat) =>
  `/media/${id}/${width}.${format}`;

/** A logo, a badge or another drawing of lines, such as `empty-basket`. */
export const signPath = (name: string) => `/media/signs/${name}.svg`;

/** `maskable` fills its square, as systems cut icons to their own shapes; `any` has its own rounded one. */
export type AppIconPurpose = 'any' | 'maskable';

/** Pixels. 180 is what Apple's home screens ask for; the others are those of web app manifests. */
export const appIconSizes = [180, 192, 512] as const;
export type AppIconSize = (typeof appIconSizes)[number];

/** The brand's sign as a PNG, for home screens and app lists. */
export const appIconPath = (brand: StoreBrand, purpose: AppIconPurpose, size: AppIconSize) =>
  `/media/icons/${brand}-${purpose}-${size}.png`;

const served = /^\/media\/([^/]+)\/\d+\.jpg$/;

export interface PictureSource {
  type: string;
  /** Candidates with their widths, as `<source srcset>` takes them. */
  srcSet: string;
  /** For screens that match; for all where it is absent. */
  media?: string;
}

export interface Picture {
  /** For browsers that know none of the sources. */
  src: string;
  sources: readonly PictureSource[];
  alt: string;
  width: number;
  height: number;
  /** Shown until the picture has arrived. */
  colour?: string;
}

/** The smallest and the largest width that a place on a page needs, pixels of a dense screen. */
export interface PictureRange {
  from: number;
  to: number;
}

const anySize: PictureRange = { from: 640, to: 2000 };
/** A phone's width, up to a dense one's. */
const narrowSize: PictureRange = { from: 480, to: 800 };
const narrowScreens = '(max-width: 767px)';
/** The least that the other screens need. */
const leastWide = 800;
/**
 * What does not know it takes the one JPEG: the choice of widths is for the browsers of the last years, the markup for
 * all, and on a page of pictures every further format is a tenth of it.
 */
const offered: PictureFormat = 'avif';

/** What `<picture>` needs to choose from. A picture from elsewhere has its one address only. */
export function pictureOf(image: ShopImage, range: PictureRange = anySize): Picture {
  const { url, alt, width, height, colour, narrow } = image;
  const sources =
    narrow === undefined
      ? sourcesOf(url, range)
      : [
          ...sourcesOf(narrow.url, narrowSize, narrowScreens),
          ...sourcesOf(url, { ...range, from: Math.max(range.from, leastWide) }),
        ];
  return { src: url, sources, alt, width, height, ...(colour === undefined ? {} : { colour }) };
}

function sourcesOf(url: string, range: PictureRange, media?: string): PictureSource[] {
  const id = served.exec(url)?.[1];
  if (id === undefined) return [];
  const widths = pictureWidths.filter((width) => width >= range.from && width <= range.to);
  return [
    {
      type: mediaTypeOf(offered),
      srcSet: widths.map((width) => `${picturePath(id, width, offered)} ${width}w`).join(', '),
      ...(media === undefined ? {} : { media }),
    },
  ];
}
