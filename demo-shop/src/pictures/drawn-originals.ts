import { join } from 'node:path';
import {
  pictureSizes,
  productViews,
  type PictureOriginal,
  type PictureOriginals,
  type PictureRequest,
  type PicturedArticle,
  type ProductView,
} from 'storefront-ports/picture-originals';
import { drawAppIcon } from '../art/brands/shop-logo.ts';
import {
  drawBanner,
  drawBrandLogo,
  drawCategoryTile,
  drawOg,
  drawProduct,
  drawSaleBanner,
} from '../art/index.ts';
import { productKinds, type ProductArtSpec } from '../art/spec.ts';
import { photoKey } from '../data/catalogue/named-pictures.ts';
import { hashSources } from '../hash-sources.ts';
import { findVideo } from '../videos/video-files.ts';
import { createSigns } from './signs.ts';

/** Width of an app icon in user units. */
const iconWidth = 64;
/** Signs are served as SVG at any size. */
const signWidth = 100;

/** Draws every picture of the shop. The same request always returns the same bytes. */
export const drawnOriginals: PictureOriginals = {
  version: hashSources(join(import.meta.dirname, '../art')),
  views: productViews,
  find: (request) => Promise.resolve(drawing(request)),
  findVideo,
};

function drawing(request: PictureRequest): PictureOriginal | null {
  switch (request.subject) {
    case 'product': {
      const spec = specOf(request.article, request.view);
      return spec === null ? null : svg(drawProduct(spec), pictureSizes.product.width);
    }
    case 'photo': {
      const view = viewNamedBy(request.key, request.article);
      const spec = view === undefined ? null : specOf(request.article, view);
      return spec === null ? null : svg(drawProduct(spec), pictureSizes.product.width);
    }
    case 'banner': {
      const { key, view, mood, brandName } = request;
      const size = pictureSizes[view];
      const goods = request.goods.flatMap((article) => specOf(article, 'main') ?? []);
      const scene = { key, ...size, mood };
      const banner = goods.length === 0 ? drawBanner(scene) : drawSaleBanner({ ...scene, brandName, goods });
      return svg(banner, size.width);
    }
    case 'link': {
      const { bannerKey, title, mood, brand } = request;
      return svg(drawOg({ key: bannerKey, title, mood, brand }), pictureSizes.og.width);
    }
    case 'category':
      return svg(drawCategoryTile({ key: request.urlPath, mood: request.mood }), pictureSizes.tile.width);
    case 'sign': {
      if (request.brandName !== null) return svg(drawBrandLogo(request.brandName), signWidth);
      const draw = createSigns(request.reviews).get(request.key);
      return draw === undefined ? null : svg(draw(), signWidth);
    }
    case 'icon':
      return svg(drawAppIcon(request.key, request.view), iconWidth);
  }
}

/** Named pictures of the demo shop have the SKU and the view as their key; see `data/catalogue/named-pictures.ts`. */
const viewNamedBy = (key: string, { sku }: PicturedArticle) =>
  productViews.find((view) => key === photoKey(sku, view));

const svg = (markup: string, width: number): PictureOriginal => ({ type: 'svg', svg: markup, width });

/** Returns null for a kind that cannot be drawn. */
function specOf(article: PicturedArticle, view: ProductView): ProductArtSpec | null {
  const { artKind, lengthCm, parts, productSku: _product, ...spec } = article;
  const kind = productKinds.find((each) => each === artKind);
  if (kind === undefined) return null;
  return {
    ...spec,
    kind,
    ...(lengthCm === null ? {} : { lengthCm }),
    view,
    parts: parts.flatMap((part) => specOf(part, view) ?? []),
  };
}
