import type { ShopImage } from 'shared-contracts/api/fields';
import type { StoreLocale } from 'shared-contracts/locales';
import { picturePath } from 'shared-contracts/pictures';
import type { Store, StoreBrand } from 'shared-contracts/stores';
import type { NamedPicture } from '../../db/schema/index.ts';
import {
  pictureSizes,
  productViews,
  type BannerMood,
  type Colours,
  type ProductView,
} from 'storefront-ports/picture-originals';
import { pictureIdText, versionOf, viewsOfOriginals, type PictureId } from './picture-ids.ts';
import { bannerColour, productColour } from './placeholder.ts';

/** What is drawn under the SKU of a product or a variant. */
export interface PicturedSku {
  sku: string;
  artKind: string;
  colours: Colours;
}

export interface PicturedProduct extends PicturedSku {
  /** In display order; empty if the pictures are those of the SKU. */
  pictures: readonly NamedPicture[];
}

export interface PicturedBanner {
  bannerKey: string;
  bannerMood: BannerMood;
  /** Whose mark it shows; null or absent: none. */
  brandName?: string | null;
  /** SKUs of the products that it shows. */
  bannerProducts?: readonly string[];
}

export function productPictureId({ sku, artKind, colours }: PicturedSku, view: ProductView): PictureId {
  const { base, accent, detail } = colours;
  return { subject: 'product', key: sku, view, version: versionOf([artKind, base, accent, detail]) };
}

/** Products can share a picture, so the version depends on none of them. */
export const photoPictureId = (key: string): PictureId => ({
  subject: 'photo',
  key,
  view: 'full',
  version: versionOf([key]),
});

export function bannerPictureId(
  { bannerKey, bannerMood, brandName, bannerProducts = [] }: PicturedBanner,
  view: 'wide' | 'phone',
): PictureId {
  const version = versionOf([bannerMood, brandName ?? '', ...bannerProducts]);
  return { subject: 'banner', key: bannerKey, view, version };
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

export interface AltText {
  /** Of pictures without a text of their own. */
  name: string;
  locale: StoreLocale;
}

/** Returns the pictures that the product names, or else the views of its SKU. */
export function productImages(product: PicturedProduct, alt: AltText): ShopImage[] {
  const { pictures } = product;
  return pictures.length > 0
    ? pictures.map((picture) => photo(product, picture, alt))
    : viewsOfOriginals().map((view) => skuImage(product, view, alt));
}

/** Returns the first picture of a product. */
export function mainImage(product: PicturedProduct, alt: AltText): ShopImage {
  const [first] = product.pictures;
  return first === undefined ? skuImage(product, productViews[0], alt) : photo(product, first, alt);
}

const skuImage = (product: PicturedSku, view: ProductView, { name }: AltText): ShopImage =>
  productImage(product, productPictureId(product, view), name);

const photo = (product: PicturedSku, { key, alt }: NamedPicture, { name, locale }: AltText): ShopImage =>
  productImage(product, photoPictureId(key), alt?.[locale] ?? name);

const productImage = ({ colours }: PicturedSku, id: PictureId, alt: string): ShopImage => ({
  url: picturePath(pictureIdText(id), 800, 'jpg'),
  alt,
  ...pictureSizes.product,
  colour: productColour(colours),
});

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
