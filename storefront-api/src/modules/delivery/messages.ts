import type { StoreLocale } from 'shared-contracts/locales';
import { dayText } from 'shared-contracts/day-text';
import { toLanguageTag } from 'shared-contracts/locales';

/** `on` for a delivery on one day, `between` for the first and the last of several days. */
interface DeliveryMessages {
  on: (day: string) => string;
  between: (first: string, last: string) => string;
  /** Costs of delivery. Amounts are formatted already. */
  free: string;
  fee: (sum: string) => string;
  feeFrom: (sum: string) => string;
  freeFrom: (sum: string) => string;
}

const german: DeliveryMessages = {
  on: (day) => `bei dir am ${day}`,
  between: (first, last) => `bei dir zwischen dem ${first} und dem ${last}`,
  free: 'Kostenloser Versand',
  fee: (sum) => `Versand ${sum}`,
  feeFrom: (sum) => `Versand ab ${sum}`,
  freeFrom: (sum) => `Kostenloser Versand ab ${sum}`,
};

const messages: Record<StoreLocale, DeliveryMessages> = {
  en_GB: {
    on: (day) => `with you on ${day}`,
    between: (first, last) => `with you ${first} – ${last}`,
    free: 'Free delivery',
    fee: (sum) => `Delivery ${sum}`,
    feeFrom: (sum) => `Delivery from ${sum}`,
    freeFrom: (sum) => `Free delivery from ${sum}`,
  },
  da_DK: {
    on: (day) => `hos dig den ${day}`,
    between: (first, last) => `hos dig mellem den ${first} og den ${last}`,
    free: 'Gratis levering',
    fee: (sum) => `Levering ${sum}`,
    feeFrom: (sum) => `Levering fra ${sum}`,
    freeFrom: (sum) => `Gratis levering fra ${sum}`,
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    on: (day) => `en tu casa el ${day}`,
    between: (first, last) => `en tu casa entre el ${first} y el ${last}`,
    free: 'Envío gratis',
    fee: (sum) => `Envío ${sum}`,
    feeFrom: (sum) => `Envío desde ${sum}`,
    freeFrom: (sum) => `Envío gratis a partir de ${sum}`,
  },
  fr_FR: {
    on: (day) => `chez toi le ${day}`,
    between: (first, last) => `chez toi entre le ${first} et le ${last}`,
    free: 'Livraison offerte',
    fee: (sum) => `Livraison ${sum}`,
    feeFrom: (sum) => `Livraison à partir de ${sum}`,
    freeFrom: (sum) => `Livraison offerte à partir de ${sum}`,
  },
  it_IT: {
    on: (day) => `da te il ${day}`,
    between: (first, last) => `da te tra il ${first} e il ${last}`,
    free: 'Spedizione gratuita',
    fee: (sum) => `Spedizione ${sum}`,
    feeFrom: (sum) => `Spedizione da ${sum}`,
    freeFrom: (sum) => `Spedizione gratuita da ${sum}`,
  },
  sv_SE: {
    on: (day) => `hos dig den ${day}`,
    between: (first, last) => `hos dig mellan den ${first} och den ${last}`,
    free: 'Fri frakt',
    fee: (sum) => `Frakt ${sum}`,
    feeFrom: (sum) => `Frakt från ${sum}`,
    freeFrom: (sum) => `Fri frakt från ${sum}`,
  },
};

/**
 * Returns a text such as `with you Tue 24 – Wed 25 Nov` or `bei dir zwischen dem 24. und dem 25. November`. Days are in
 * UTC.
 */
export function arrivalText(from: Date, to: Date, locale: StoreLocale): string {
  const isOneMonth = from.getUTCMonth() === to.getUTCMonth();
  const format = (date: Date, hasMonth: boolean) => dayFormat(locale, hasMonth).format(date);
  const text = (day: string) => dayText(day, toLanguageTag(locale));
  const last = text(format(to, true));
  if (from.getTime() === to.getTime()) return messages[locale].on(last);
  return messages[locale].between(text(dayOf(format(from, !isOneMonth), isOneMonth, locale)), last);
}

/** Cache by locale and month: constructing a format costs a multiple of using it, in time and memory. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(locale: StoreLocale, hasMonth: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${hasMonth}`;
  const known = dayFormats.get(key);
  if (known) return known;
  const isEnglish = locale === 'en_GB';
  const format = new Intl.DateTimeFormat(toLanguageTag(locale), {
    ...(isEnglish ? { weekday: 'short' } : {}),
    day: 'numeric',
    ...(hasMonth ? { month: isEnglish ? 'short' : 'long' } : {}),
    timeZone: 'UTC',
  });
  dayFormats.set(key, format);
  return format;
}

/** German and Danish write a day without its month as an ordinal. `Intl` does so only in dates with a month. */
function dayOf(day: string, isAlone: boolean, locale: StoreLocale): string {
  const isOrdinal = locale === 'de_DE' || locale === 'de_AT' || locale === 'da_DK';
  return isAlone && isOrdinal && !day.endsWith('.') ? `${day}.` : day;
}

/** What the text for the costs of delivery depends on, minor units. */
interface DeliveryCosts {
  /** Null if the visitor may not see the price on which it depends. */
  fee: number | null;
  freeFrom: number;
  /** For an oversize parcel, whatever the goods cost; 0 for any other. */
  surcharge: number;
}

/** Returns the text for the costs of delivery. */
export function feeText(
  { fee, freeFrom, surcharge }: DeliveryCosts,
  money: (amount: number) => string,
  locale: StoreLocale,
): string {
  const texts = messages[locale];
  if (fee === null) return surcharge > 0 ? texts.feeFrom(money(surcharge)) : texts.freeFrom(money(freeFrom));
  return fee === 0 ? texts.free : texts.fee(money(fee));
}
