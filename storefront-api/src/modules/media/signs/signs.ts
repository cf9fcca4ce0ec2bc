import { storeLocales, toLanguageTag, type StoreLocale } from 'shared-contracts/locales';
import { drawBrandLogo } from '../../../art/brands/brand-logo.ts';
import { drawFavicon, drawShopLogo } from '../../../art/brands/shop-logo.ts';
import {
  drawAppBadge,
  drawEmptyState,
  drawFeedbackBadge,
  drawGoodCompanyBadge,
  drawPaymentIcon,
  drawPaymentMark,
  drawSocialMark,
  emptyStates,
  paymentKinds,
  paymentMarks,
  socialMarks,
} from '../../../art/signs/index.ts';
import type { Queryable } from '../../../db/client.ts';
import { numberFormat } from '../../../locale/number-format.ts';
import { byBrand } from '../../stores/config/by-store.ts';
import { findBrandName } from '../repository.ts';
import { signLabels } from './sign-labels.ts';

/** Average score of customer reviews, as shown in specification §2.2. */
const feedbackScore = 4.6;
const brands = ['offpiste', 'snowfield'] as const;

const scoreText = (score: number, locale: StoreLocale) =>
  numberFormat(locale, { minimumFractionDigits: 1 }).format(score);

type Sign = readonly [name: string, draw: () => string];

/** Signs by name. Names of signs with text end with the locale, such as `app-ios-da_DK`. */
export const signs: ReadonlyMap<string, () => string> = new Map<string, () => string>([
  ...brands.flatMap((brand): Sign[] => [
    [`${brand}-logo`, () => drawShopLogo(brand, { on: 'light' })],
    [`${brand}-logo-dark`, () => drawShopLogo(brand, { on: 'dark' })],
    [`${brand}-favicon`, () => drawFavicon(brand)],
  ]),
  ...paymentMarks.map((name): Sign => [`pay-${name}`, () => drawPaymentMark(name)]),
  ...socialMarks.map((name): Sign => [`social-${name}`, () => drawSocialMark(name)]),
  ...emptyStates.map((kind): Sign => [`empty-${kind}`, () => drawEmptyState(kind)]),
  ...storeLocales.flatMap((locale): Sign[] => {
    const labels = signLabels[locale];
    return [
      [`app-ios-${locale}`, () => drawAppBadge('ios', [labels.app, 'iPhone'])],
      [`app-android-${locale}`, () => drawAppBadge('android', [labels.app, 'Android'])],
      [
        `feedback-${locale}`,
        () => drawFeedbackBadge(feedbackScore, scoreText(feedbackScore, locale), labels.reviews),
      ],
      ...brands.map((brand): Sign => {
        const { reviewScore = feedbackScore, reviewCount } = byBrand[brand];
        const reviews =
          reviewCount === undefined ? labels.reviews : withCount(labels.reviews, reviewCount, locale);
        const score = scoreText(reviewScore, locale);
        return [`feedback-${brand}-${locale}`, () => drawFeedbackBadge(reviewScore, score, reviews)];
      }),
      [`good-company-${locale}`, () => drawGoodCompanyBadge(labels.company)],
      ...paymentKinds.map((kind): Sign => [
        `payment-${kind}-${locale}`,
        () => drawPaymentIcon(kind, labels.payment[kind]),
      ]),
    ];
  }),
]);

/** Replaces the number in a label. */
function withCount(labels: string, count: number, locale: StoreLocale): string {
  const number = new Intl.NumberFormat(toLanguageTag(locale), { useGrouping: 'always' }).format(count);
  // The fonts of drawings lack the narrow no-break space that separates groups of digits in French.
  return labels.replace(/\d[\d\s.,]*\d/, number.replaceAll('\u202F', '\u00A0'));
}

/** Returns the logo of a brand for a name such as `brand-<slug>`; null for any other name. */
export async function brandLogo(db: Queryable, name: string): Promise<string | null> {
  if (!name.startsWith('brand-')) return null;
  const brand = await findBrandName(db, name.slice('brand-'.length));
  return brand === null ? null : drawBrandLogo(brand);
}
