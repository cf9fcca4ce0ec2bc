import Mustache from 'mustache';
import { toLanguageTag } from 'shared-contracts/locales';
import type { PageKind, Payment } from '../payments/payment.ts';
import { scenarios, spacedNumber } from '../payments/test-cards.ts';
import type { CardErrors, CardFields } from './card-form.ts';
import * as templates from './templates.ts';
import { localeOf, pageTexts } from './texts.ts';

const contextOf = (language: string) => {
  const locale = localeOf(language);
  return { lang: toLanguageTag(locale), texts: pageTexts[locale] };
};

function paymentContext({ request }: Payment) {
  const context = contextOf(request.language);
  const { amount, currency } = request.amount;
  const format = new Intl.NumberFormat(context.lang, { style: 'currency', currency });
  return {
    ...context,
    amount: format.format(amount / 100),
    canSave: request.shopperReference !== null,
    returnUrl: returnUrlOf(request),
  };
}

/** Returns where the browser goes: the shop's address with the reference, and without the outcome. */
export function returnUrlOf({ returnUrl, reference }: Payment['request']): string {
  const url = new URL(returnUrl);
  url.searchParams.set('reference', reference);
  return url.href;
}

export function cardPage(payment: Payment, values?: CardFields, errors: CardErrors = {}): string {
  const context = paymentContext(payment);
  const { texts } = context;
  const messages = Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, texts[key]]));
  const errorList = Object.entries(messages).map(([field, text]) => ({ field, text }));
  return Mustache.render(templates.cardTemplate, {
    ...context,
    // Neither the number nor the security code is sent back.
    values: { expiry: values?.expiry ?? '', save: values?.save ?? false },
    errors: messages,
    errorList,
    hasErrors: errorList.length > 0,
    testCards: scenarios.map((scenario) => ({
      number: spacedNumber(scenario),
      text: texts.scenarios[scenario],
    })),
  });
}

const decisionTemplates = {
  challenge: templates.challengeTemplate,
  paypal: templates.paypalTemplate,
  wallet: templates.walletTemplate,
};

/** Returns the page with two buttons. */
export function decisionPage(payment: Payment, page: Exclude<PageKind, 'card'>): string {
  return Mustache.render(decisionTemplates[page], paymentContext(payment));
}

export const timeoutPage = (payment: Payment): string =>
  Mustache.render(templates.timeoutTemplate, paymentContext(payment));

/** @param language of the browser, because the payment is not known */
export const unknownPage = (language: string): string =>
  Mustache.render(templates.unknownTemplate, contextOf(language));
