export { drawBanner } from './banner/banner.ts';
export { drawBrandLogo, type BrandLogoOptions } from './brands/brand-logo.ts';
export { drawFavicon, drawShopLogo, type LogoGround, type ShopBrand } from './brands/shop-logo.ts';
export { drawProduct } from './products/product.ts';
export { drawCategoryTile, type CategoryTileSpec } from './scenes/category-tile.ts';
export { drawSaleBanner, type SaleBannerSpec } from './scenes/sale-banner.ts';
export { drawOg, type OgSpec } from './scenes/og.ts';
export type { BannerArtSpec, ProductArtSpec, ProductKind } from './spec.ts';
