import type { StoreLocale } from 'shared-contracts/locales';
import { bCorp } from './pages/b-corp.ts';
import { cookiePolicy } from './pages/cookie-policy.ts';
import { deliveryAndReturns } from './pages/delivery-and-returns.ts';
import { newSeason } from './pages/new-season.ts';
import { outletAbout } from './pages/outlet-about.ts';
import { outletQuestions, outletQuestionsDescription } from './pages/outlet-questions.ts';
import { imprint } from './pages/imprint.ts';
import { inEveryLanguage, type Page } from './pages/page.ts';
import { outletTerms, terms } from './pages/terms.ts';
import { withdrawal } from './pages/withdrawal.ts';
import { withdrawalForm } from './pages/withdrawal-form.ts';
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
import { localised } from '../texts.ts';

export type PageSeed = Omit<Page, 'locale' | 'tags'>;

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

const written: readonly Page[] = Object.entries(byLocale).flatMap(([locale, seeds]) =>
  seeds.map((page) => ({ ...page, locale: locale as StoreLocale, tags: [] })),
);

/** Question pages of the outlets: the first chapter, on membership, is replaced. */
const outletQuestionPages = written
  .filter(({ identifier }) => identifier === 'frequently-asked-questions')
  .map((page) => ({
    ...page,
    identifier: `${page.identifier}@outlet`,
    description: localised(outletQuestionsDescription)[page.locale],
    content: [...outletQuestions(page.locale), ...page.content.slice(2)],
  }));

const translated = [
  bCorp,
  cookiePolicy,
  newSeason,
  deliveryAndReturns,
  outletAbout,
  terms,
  outletTerms,
  withdrawal,
  withdrawalForm,
  imprint,
  sizeGuidesPage,
  ...sizeGuides.map((guide) => sizeGuidePage(guide)),
].flatMap((page) => inEveryLanguage(page));

export const pages: readonly Page[] = [...written, ...outletQuestionPages, ...translated];
