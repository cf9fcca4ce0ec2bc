export type ProductKind =
  | 'ski'
  | 'snowboard'
  | 'boot'
  | 'snowboard-boot'
  | 'binding'
  | 'helmet'
  | 'goggles'
  | 'jacket'
  | 'trousers'
  | 'gloves'
  | 'base-layer'
  | 'backpack'
  | 'poles'
  | 'safety'
  | 'tag';

export interface Colourway {
  base: string;
  accent: string;
  detail: string;
}

/** One picture of one product; the same spec always draws the same bytes. */
export interface ProductArtSpec {
  sku: string;
  kind: ProductKind;
  /** Centimetres; sets the drawn length of skis, snowboards and poles. */
  lengthCm?: number;
  colours: Colourway;
  brand: string;
  model: string;
  view: 'main' | 'detail';
}

export type BannerMood = 'dawn' | 'midday' | 'dusk' | 'night' | 'storm';

export interface BannerArtSpec {
  key: string;
  /** Pixels of the picture, for instance 1400 x 445. */
  width: number;
  height: number;
  mood: BannerMood;
}
