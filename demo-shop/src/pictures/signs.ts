import { storeLocales, toLanguageTag, type StoreLocale } from 'shared-contracts/locales';
import type { PictureRequest } from 'storefront-ports/picture-originals';
import { drawFavicon, drawShopLogo } from '../art/brands/shop-logo.ts';
import {
  drawAppBadge,
  drawEmptyState,
  drawFeedbackBadge,
  drawGoodCompanyBadge,
  drawMeasuring,
  drawPaymentIcon,
  drawPaymentMark,
  drawSocialMark,
  emptyStates,
  paymentKinds,
  paymentMarks,
  socialMarks,
} from '../art/signs/index.ts';
import { sizeGuides } from '../data/content/size-guides.ts';
import { signLabels } from './sign-labels.ts';

/** Average score of customer reviews, as shown in specification §2.2. */
const feedbackScore = 4.6;
const brands = ['offpiste', 'snowfield'] as const;

const scoreText = (score: number, locale: StoreLocale) =>
  new Intl.NumberFormat(toLanguageTag(locale), { minimumFractionDigits: 1 }).format(score);

type Reviews = Extract<PictureRequest, { subject: 'sign' }>['reviews'];

type Sign = readonly [name: string, draw: () => string];

/** Returns the signs by name. Names of signs with text end with the locale, such as `app-ios-da_DK`. */
export const createSigns = (reviewsOf: Reviews): ReadonlyMap<string, () => string> =>
  new Map<string, () => string>([
    ...brands.flatMap((brand): Sign[] => [
      [`${brand}-logo`, () => drawShopLogo(brand, { on: 'light' })],
      [`${brand}-logo-dark`, () => drawShopLogo(brand, { on: 'dark' })],
      [`${brand}-favicon`, () => drawFavicon(brand)],
    ]),
    ...paymentMarks.map((name): Sign => [`pay-${name}`, () => drawPaymentMark(name)]),
    ...socialMarks.map((name): Sign => [`social-${name}`, () => drawSocialMark(name)]),
    ...sizeGuides.map(({ code, measuring }): Sign => [`measure-${code}`, () => drawMeasuring(measuring)]),
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
          const { score: reviewScore = feedbackScore, count: reviewCount } = reviewsOf[brand];
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
