import type { ShopImage } from './api/endpoint/fields.ts';
import type { StoreBrand } from './stores/stores.ts';

/** Widths of the picture service in pixels; every other width is rejected. */
export const pictureWidths = [80, 160, 240, 320, 400, 480, 640, 800, 1000, 1400, 2000] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Formats of the picture service. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

const mediaTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;

export const mediaTypeOf = (format: PictureFormat) => mediaTypes[format];

/** Returns the path of a picture in a width and a format. */
export const picturePath = (id: string, width: PictureWidth, format: PictureFormat) =>
  `/media/${id}/${width}.${format}`;

/** Returns the path of a logo, a badge or another line drawing, such as `empty-basket`. */
export const signPath = (name: string) => `/media/signs/${name}.svg`;

/** Widths of logos as raster pictures, pixels. */
export const logoWidths = [200, 400] as const;
export type LogoWidth = (typeof logoWidths)[number];

/**
 * Returns the path of a logo of a brand as a raster picture, from its path as an SVG. A browser opens each SVG picture as
 * a document, in the thread of the page: a row of twelve blocks a phone for more than 100 ms.
 */
export const rasterLogoPath = (logo: string, width: LogoWidth) => logo.replace(/\.svg$/, `-${width}.webp`);

/** `maskable` fills its square, because systems crop icons to their own shapes; `any` has its own rounded shape. */
export type AppIconPurpose = 'any' | 'maskable';

/** Pixels. 180 is for Apple's home screens; the others are for web app manifests. */
export const appIconSizes = [180, 192, 512] as const;
export type AppIconSize = (typeof appIconSizes)[number];

/** Returns the path of the brand's logo as a PNG, for home screens and app lists. */
export const appIconPath = (brand: StoreBrand, purpose: AppIconPurpose, size: AppIconSize) =>
  `/media/icons/${brand}-${purpose}-${size}.png`;

const servedUrl = /^\/media\/([^/]+)\/\d+\.jpg$/;

export interface PictureSource {
  type: string;
  /** Candidates with their widths, in the format of `<source srcset>`. */
  srcSet: string;
  /** Media query; absent for all screens. */
  media?: string;
}

export interface Picture {
  /** For browsers that support none of the sources. */
  src: string;
  sources: readonly PictureSource[];
  alt: string;
  width: number;
  height: number;
  /** Shown until the picture is loaded. */
  colour?: string;
}

/** Minimum and maximum width of a picture, in device pixels. */
export interface PictureRange {
  from: number;
  to: number;
}

const defaultRange: PictureRange = { from: 640, to: 2000 };
/** Width of a phone, including dense screens. */
const narrowRange: PictureRange = { from: 480, to: 800 };
const narrowScreens = '(max-width: 767px)';
/** Minimum width for other screens. */
const minWideWidth = 800;
/**
 * The only format in `srcset`. Browsers without AVIF load the JPEG: every further format would add a tenth to the
 * markup of a page with many pictures.
 */
const sourceFormat: PictureFormat = 'avif';

/** Returns the sources of a `<picture>`. A picture that the service does not serve has its own URL only. */
export function pictureOf(image: ShopImage, range: PictureRange = defaultRange): Picture {
  const { url, alt, width, height, colour, narrow } = image;
  const sources =
    narrow === undefined
      ? sourcesOf(url, range)
      : [
          ...sourcesOf(narrow.url, narrowRange, narrowScreens),
          ...sourcesOf(url, { ...range, from: Math.max(range.from, minWideWidth) }),
        ];
  return { src: url, sources, alt, width, height, ...(colour === undefined ? {} : { colour }) };
}

function sourcesOf(url: string, range: PictureRange, media?: string): PictureSource[] {
  const id = servedUrl.exec(url)?.[1];
  if (id === undefined) return [];
  const widths = pictureWidths.filter((width) => width >= range.from && width <= range.to);
  return [
    {
      type: mediaTypeOf(sourceFormat),
      srcSet: widths.map((width) => `${picturePath(id, width, sourceFormat)} ${width}w`).join(', '),
      ...(media === undefined ? {} : { media }),
    },
  ];
}
