import type { ShopRecordInput } from 'storefront-ports/import-format';
import { planProducts } from '../data/catalogue/plan/index.ts';
import { blocks } from '../data/content/blocks.ts';
import { menus } from '../data/content/menus/index.ts';
import { headerTexts, pageTexts } from '../data/content/page-texts.ts';
import { pages } from '../data/content/pages.ts';
import { redirects } from '../data/content/redirects.ts';
import { searchRedirects } from '../data/content/search-redirects.ts';
import { synonyms } from '../data/content/synonyms.ts';
import {
  attributeRecords,
  attributeWordRecords,
  brandRecords,
  brandReviewRecords,
  categoryRecords,
  colourFamilyRecords,
  sizeGuideRecords,
} from './catalogue.ts';
import { optionRecords } from './options.ts';
import { productRecord } from './products.ts';
import { priceListRecords } from './staff-prices.ts';
import { saleRecords } from './sales.ts';

/** Yields the whole demo shop, with sales, prices and reviews relative to `now`. */
export function* demoShopRecords(now: Date): Generator<ShopRecordInput> {
  const plans = planProducts();
  for (const page of pages) yield { type: 'cms-page', ...page };
  yield* blocks;
  yield* menus;
  yield* pageTexts;
  yield* headerTexts;
  yield* redirects;
  yield* searchRedirects;
  yield* synonyms;
  yield* attributeRecords();
  yield* attributeWordRecords();
  yield* colourFamilyRecords();
  yield* optionRecords(plans);
  yield* sizeGuideRecords();
  yield* brandRecords();
  yield* brandReviewRecords(now);
  yield* categoryRecords();
  yield* priceListRecords;
  for (const [index, plan] of plans.entries()) yield productRecord(plan, plan.id ?? index + 1, now);
  yield* saleRecords(plans, now);
}
