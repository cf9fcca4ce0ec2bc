import type { AppIconPurpose } from 'shared-contracts/pictures';
import type { StoreBrand } from 'shared-contracts/stores';
import type { VideoFormat } from 'shared-contracts/videos';

/** In the order of a gallery. */
export const productViews = ['main', 'pose', 'scene', 'detail', 'close-up', 'back'] as const;
/**
 * `pose` shows the product from a second angle or from both sides, `scene` where it is used, `detail` and `close-up` two
 * parts of it. `back` is the side that faces away: back, base or side, whatever shows most.
 */
export type ProductView = (typeof productViews)[number];

export const bannerMoods = ['dawn', 'midday', 'dusk', 'night', 'storm'] as const;
/** Time of day and weather of a banner. */
export type BannerMood = (typeof bannerMoods)[number];

/** Hex colours, such as `#17324d`. */
export interface Colours {
  base: string;
  accent: string;
  detail: string;
}

/** What the catalogue knows of a product that is pictured. */
export interface PicturedArticle {
  /** SKU of the product or of one of its variants. */
  sku: string;
  /** SKU of the product. */
  productSku: string;
  /** Kind of drawing, such as `ski`; only a provider that draws reads it. */
  artKind: string;
  model: string;
  brand: string;
  audience: 'unisex' | 'women' | 'men' | 'junior';
  facts: Readonly<Record<string, string | number>>;
  /** Colours of the variant, or else of its product. */
  colours: Colours;
  /** Centimetres; null unless the variant has a length. */
  lengthCm: number | null;
  /** Parts of a bundle. */
  parts: readonly PicturedArticle[];
}

interface Reviews {
  /** Out of five. */
  score?: number | undefined;
  count?: number | undefined;
}

/**
 * A picture that the shop needs. `subject`, `key` and `view` identify it; the other fields tell a provider that draws
 * what to draw.
 */
export type PictureRequest =
  | { subject: 'product'; key: string; view: ProductView; article: PicturedArticle }
  /** A picture that a product or one of its variants names; `article` is the first that names it. */
  | { subject: 'photo'; key: string; view: 'full'; article: PicturedArticle }
  | {
      subject: 'banner';
      key: string;
      view: 'wide' | 'phone';
      mood: BannerMood;
      /** Whose mark the banner shows; null for a sale of several brands. */
      brandName: string | null;
      /** Products that it shows, the largest first. */
      goods: readonly PicturedArticle[];
    }
  | {
      /** Preview of a link to the shop. `key` is a store's id, `-` and the key of a banner. */
      subject: 'link';
      key: string;
      view: 'og';
      bannerKey: string;
      mood: BannerMood;
      title: string;
      brand: StoreBrand;
    }
  | { subject: 'category'; key: string; view: 'tile'; urlPath: string; mood: BannerMood }
  | {
      /** Logo, badge or another line drawing, such as `empty-basket` or `brand-varnhorn`. */
      subject: 'sign';
      key: string;
      view: 'sign';
      /** Set if the key names the logo of a brand. */
      brandName: string | null;
      reviews: Readonly<Record<StoreBrand, Reviews>>;
    }
  | { subject: 'icon'; key: StoreBrand; view: AppIconPurpose };

/** An SVG with its width in user units, or the bytes of a PNG, JPEG, WebP or AVIF file. */
export type PictureOriginal = { type: 'svg'; svg: string; width: number } | { type: 'raster'; bytes: Buffer };

/** Port: where the shop's pictures come from. The API scales, encodes and caches what it returns. */
export interface PictureOriginals {
  /** Part of every picture's URL. It must change when pictures change, because browsers cache them forever. */
  version: string;
  /** Views that a product has unless it names its pictures, in the order of a gallery. */
  views: readonly [ProductView, ...ProductView[]];
  /** Returns null if there is no such picture. Rejects if the source fails; the picture is then requested again. */
  find(request: PictureRequest): Promise<PictureOriginal | null>;
  /** Returns the file of a video that a product names; null if there is none. Rejects like `find`. */
  findVideo(key: string, format: VideoFormat): Promise<Buffer | null>;
}

/** Intrinsic sizes in CSS pixels. Screens with a high pixel density load a larger file with the same aspect ratio. */
export const pictureSizes = {
  product: { width: 800, height: 1000 },
  wide: { width: 1400, height: 445 },
  phone: { width: 800, height: 450 },
  og: { width: 1200, height: 630 },
  tile: { width: 600, height: 400 },
} as const;

/** Placeholder colours of banners, shown until they are loaded. */
export const bannerColours: Readonly<Record<BannerMood, string>> = {
  dawn: '#d9bfc0',
  midday: '#b9d3e5',
  dusk: '#a97a93',
  night: '#1f3d60',
  storm: '#97a4ad',
};
