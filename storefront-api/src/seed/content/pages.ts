import type { StoreLocale } from 'shared-contracts/locales';
import type { CmsPageRow } from '../../modules/content/repository.ts';
import { bCorp } from './pages/b-corp.ts';
import { cookiePolicy } from './pages/cookie-policy.ts';
import { deliveryAndReturns } from './pages/delivery-and-returns.ts';
import { newSeason } from './pages/new-season.ts';
import { inEveryLanguage } from './pages/page.ts';
import { sizeGuidePage } from './pages/size-guide-page.ts';
import { sizeGuidesPage } from './pages/size-guides.ts';
import { danishPages } from './pages-da.ts';
import { germanPages } from './pages-de.ts';
import { englishPages } from './pages-en.ts';
import { spanishPages } from './pages-es.ts';
import { frenchPages } from './pages-fr.ts';
import { italianPages } from './pages-it.ts';
import { swedishPages } from './pages-sv.ts';
import { sizeGuides } from './size-guides.ts';

export type PageSeed = Omit<CmsPageRow, 'locale' | 'tags'>;

const byLocale: Record<StoreLocale, readonly PageSeed[]> = {
  en_GB: englishPages,
  da_DK: danishPages,
  de_DE: germanPages,
  de_AT: germanPages,
  es_ES: spanishPages,
  fr_FR: frenchPages,
  it_IT: italianPages,
  sv_SE: swedishPages,
};

const written = Object.entries(byLocale).flatMap(([locale, seeds]) =>
  seeds.map((page) => ({ ...page, locale: locale as StoreLocale, tags: [] })),
);

const translated = [
  bCorp,
  cookiePolicy,
  newSeason,
  deliveryAndReturns,
  sizeGuidesPage,
  ...sizeGuides.map((guide) => sizeGuidePage(guide)),
].flatMap((page) => inEveryLanguage(page));

export const pages: readonly CmsPageRow[] = [...written, ...translated];
