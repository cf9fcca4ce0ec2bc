export { drawBanner } from './banner/banner.ts';
export { drawProduct } from './products/product.ts';
export type { BannerArtSpec, BannerMood, Colourway, ProductArtSpec, ProductKind } from './spec.ts';
