import type { BannerArtSpec, ProductArtSpec } from './spec.ts';

export type { BannerArtSpec, BannerMood, Colourway, ProductArtSpec, ProductKind } from './spec.ts';

export function drawProduct(spec: ProductArtSpec): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000"><rect width="800" height="1000" fill="${spec.colours.base}"/></svg>`;
}

export function drawBanner(spec: BannerArtSpec): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${spec.width} ${spec.height}"><rect width="100%" height="100%" fill="#0b1b2b"/></svg>`;
}
