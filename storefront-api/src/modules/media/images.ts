import type { ShopImage } from 'shared-contracts/api/fields';
import { picturePath } from 'shared-contracts/pictures';
import type { Store, StoreBrand } from 'shared-contracts/stores';
import {
  pictureSizes,
  type BannerMood,
  type Colours,
  type ProductView,
} from 'storefront-ports/picture-originals';
import { pictureIdText, versionOf, type PictureId } from './picture-ids.ts';
import { bannerColour, productColour } from './placeholder.ts';

export interface PicturedProduct {
  sku: string;
  artKind: string;
  colours: Colours;
}

export interface PicturedBanner {
  bannerKey: string;
  bannerMood: BannerMood;
}

export function productPictureId({ sku, artKind, colours }: PicturedProduct, view: ProductView): PictureId {
  const { base, accent, detail } = colours;
  return { subject: 'product', key: sku, view, version: versionOf([artKind, base, accent, detail]) };
}

export function bannerPictureId(
  { bannerKey, bannerMood }: PicturedBanner,
  view: 'wide' | 'phone',
): PictureId {
  return { subject: 'banner', key: bannerKey, view, version: versionOf([bannerMood]) };
}

export interface PicturedLink extends PicturedBanner {
  store: Pick<Store, 'id' | 'brand'>;
  /** In the store's language. It is drawn into the picture. */
  title: string;
}

export function linkPictureId({ store, bannerKey, bannerMood, title }: PicturedLink): PictureId {
  const version = versionOf([bannerMood, store.brand, title]);
  return { subject: 'link', key: `${store.id}-${bannerKey}`, view: 'og', version };
}

export interface PicturedCategory {
  id: number;
  urlPath: string;
}

const tileMoods = ['midday', 'dawn', 'dusk'] as const;

export const tileMood = ({ id }: PicturedCategory): BannerMood =>
  tileMoods[id % tileMoods.length] ?? 'midday';

export function tilePictureId(category: PicturedCategory): PictureId {
  const version = versionOf([category.urlPath, tileMood(category)]);
  return { subject: 'category', key: String(category.id), view: 'tile', version };
}

export function productImage(product: PicturedProduct, view: ProductView, alt: string): ShopImage {
  return {
    url: picturePath(pictureIdText(productPictureId(product, view)), 800, 'jpg'),
    alt,
    ...pictureSizes.product,
    colour: productColour(product.colours),
  };
}

export function bannerImage(banner: PicturedBanner, alt: string): ShopImage {
  const path = (view: 'wide' | 'phone', width: 1400 | 800) =>
    picturePath(pictureIdText(bannerPictureId(banner, view)), width, 'jpg');
  return {
    url: path('wide', 1400),
    alt,
    ...pictureSizes.wide,
    colour: bannerColour(banner.bannerMood),
    narrow: { url: path('phone', 800), ...pictureSizes.phone },
  };
}

/** Returns the path of a link preview. It is a JPEG, which every social network reads. */
export const linkPreview = (link: PicturedLink) =>
  picturePath(pictureIdText(linkPictureId(link)), 1400, 'jpg');

export function tileImage(category: PicturedCategory, alt: string): ShopImage {
  return {
    url: picturePath(pictureIdText(tilePictureId(category)), 640, 'jpg'),
    alt,
    ...pictureSizes.tile,
    colour: bannerColour(tileMood(category)),
  };
}

const shopMoods = { offpiste: 'dawn', snowfield: 'midday' } as const satisfies Record<StoreBrand, BannerMood>;

/** Returns the banner of the whole shop: landscape and logo without a title. */
export const shopBanner = (brand: StoreBrand): PicturedBanner => ({
  bannerKey: 'shop',
  bannerMood: shopMoods[brand],
});

/** Returns the link preview of pages without a picture of their own. */
export const shopPreview = (store: Pick<Store, 'id' | 'brand'>) =>
  linkPreview({ ...shopBanner(store.brand), store, title: '' });

/** Returns the banner of a category, with the same landscape as its tile. */
export const categoryBanner = (category: PicturedCategory): PicturedBanner => ({
  bannerKey: `category-${category.id}`,
  bannerMood: tileMood(category),
});

const brandMoods = ['dawn', 'midday', 'dusk', 'night', 'storm'] as const;

/** Returns the banner of a brand. Its mood depends on the brand's id. */
export const brandBanner = ({ id, slug }: { id: number; slug: string }): PicturedBanner => ({
  bannerKey: `brand-${slug}`,
  bannerMood: brandMoods[id % brandMoods.length] ?? 'midday',
});
