import { toLanguageTag } from '../stores/locales.ts';
import type { Store } from '../stores/stores.ts';
import type { Money } from './money-schema.ts';

/** The fields of a store that determine its price format. */
export type PriceFormat = Pick<Store, 'locale' | 'currency' | 'currencyTemplate'>;

const noBreakSpace = '\u00A0';
/** Currencies whose whole amounts are written without decimals in their countries. */
const wholeWithoutDecimals: readonly string[] = ['DKK', 'NOK', 'SEK'];

interface NumberFormat {
  format: Intl.NumberFormat;
  /** Minor units per major unit. */
  unit: number;
}

/** Cache by locale, currency and rounding: constructing a format costs more than using it. */
const formats = new Map<string, NumberFormat>();

function numberFormat(languageTag: string, currency: string, isRounded: boolean): NumberFormat {
  const key = `${languageTag} ${currency} ${isRounded}`;
  const known = formats.get(key);
  if (known) return known;
  // The currency style, because some locales (de-AT) group amounts of money differently from other numbers. `always`,
  // because Spanish and Italian group from five digits on by default, but prices are grouped from four.
  const options = { style: 'currency', currency, useGrouping: 'always' } as const;
  const precise = new Intl.NumberFormat(languageTag, options);
  const made = {
    format: isRounded
      ? new Intl.NumberFormat(languageTag, { ...options, maximumFractionDigits: 0 })
      : precise,
    unit: 10 ** (precise.resolvedOptions().maximumFractionDigits ?? 2),
  };
  formats.set(key, made);
  return made;
}

interface WrittenNumber {
  sign: string;
  digits: string;
}

/** Formats the number of an amount in minor units, such as `1.299,00`. */
function writeNumber({ amount, currency }: Money, { locale }: PriceFormat, isRounded = false): WrittenNumber {
  const languageTag = toLanguageTag(locale);
  const { unit } = numberFormat(languageTag, currency, false);
  const isWhole = isRounded || (wholeWithoutDecimals.includes(currency) && amount % unit === 0);
  const parts = numberFormat(languageTag, currency, isWhole).format.formatToParts(amount / unit);
  const join = (types: readonly string[]) =>
    parts.map(({ type, value }) => (types.includes(type) ? value : '')).join('');
  return { sign: join(['minusSign']), digits: join(['integer', 'group', 'decimal', 'fraction']) };
}

/** Adds the currency. Another currency than the store's is written as its ISO code. */
function fillTemplate(digits: string, currency: string, store: PriceFormat): string {
  const template = currency === store.currency ? store.currencyTemplate : `${currency} #`;
  return template.replaceAll(' ', noBreakSpace).replace('#', () => digits);
}

/** Formats an amount in the store's price format, such as `£1,299.00` or `2.899 kr.`, without breaking spaces. */
export function formatMoney(value: Money, store: PriceFormat): string {
  const { sign, digits } = writeNumber(value, store);
  return sign + fillTemplate(digits, value.currency, store);
}

/** Formats an amount rounded to its major unit, such as `£50`: for steps and limits, not for prices. */
export function formatWholeMoney(value: Money, store: PriceFormat): string {
  const { sign, digits } = writeNumber(value, store, true);
  return sign + fillTemplate(digits, value.currency, store);
}

/** Formats a range of rounded amounts of one currency, such as `£50–£100` or `50–100 €`. */
export function formatMoneyRange(from: Money, to: Money, store: PriceFormat): string {
  if (!store.currencyTemplate.startsWith('#')) {
    return `${formatWholeMoney(from, store)}–${formatWholeMoney(to, store)}`;
  }
  const [low, high] = [from, to].map((value) => writeNumber(value, store, true).digits);
  return fillTemplate(`${low}–${high}`, from.currency, store);
}
