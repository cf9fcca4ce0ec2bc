import type { FullStoreConfig } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
import { unbrokenText } from 'shared-contracts/day-text';
import { toLanguageTag } from 'shared-contracts/locales';
import { transitDays } from '../delivery/estimate.ts';
import { formatStoreMoney } from '../pricing/format-store-money.ts';

export const factNames = [
  'shop',
  'company',
  'address',
  'registration',
  'vatId',
  'director',
  'phone',
  'email',
  'privacyEmail',
  'hours',
  'country',
  'deliveryFee',
  'freeFrom',
  'transitDays',
  'returnDays',
  'refundDays',
  'legalDays',
  'points',
] as const;

export type FactName = (typeof factNames)[number];

/** Values that texts refer to with placeholders such as `{phone}`, in the store's language. */
export type StoreFacts = Record<FactName, string>;

/** Working days between the arrival of a return and the refund. */
const refundDays = 5;

/** Statutory period for returns and for refunds after a withdrawal, in days (2011/83/EU). */
const legalDays = 14;

/** Returns the values of all placeholders for a store. */
export function storeFacts(store: Store, config: FullStoreConfig): StoreFacts {
  const { company, delivery } = config;
  const address = config.address.slice(1);
  const [fastest, slowest] = transitDays[store.country] ?? [0, 0];
  const money = (amount: number) => formatStoreMoney(amount, store);
  const countryNames = new Intl.DisplayNames(toLanguageTag(store.locale), { type: 'region' });
  return {
    shop: config.shopName,
    company: company.name,
    address: address.join(', '),
    registration: company.registration,
    vatId: company.vatId,
    director: company.director,
    phone: config.phone,
    email: config.email,
    privacyEmail: company.privacyEmail,
    hours: unbrokenText(config.customerServiceHours),
    country: countryNames.of(store.country) ?? store.country,
    deliveryFee: money(delivery.fee),
    freeFrom: money(delivery.freeFrom),
    transitDays: `${fastest}–${slowest}`,
    returnDays: String(config.returnValidityDays),
    refundDays: String(refundDays),
    legalDays: String(legalDays),
    points: String(config.referralPoints),
  };
}

const isFactName = (name: string): name is FactName => factNames.some((each) => each === name);

/**
 * Replaces placeholders such as `{phone}` in all strings of a value. Unknown placeholders remain. If a fact ends with a
 * full stop, such as `600 kr.`, the full stop of the sentence is dropped.
 */
export function fillFacts<Value>(value: Value, facts: StoreFacts): Value {
  if (typeof value === 'string') {
    return value.replaceAll(/\{(\w+)\}(\.?)/g, (written, name: string, stop: string) => {
      if (!isFactName(name)) return written;
      return facts[name].endsWith('.') ? facts[name] : facts[name] + stop;
    }) as Value;
  }
  if (Array.isArray(value)) return value.map((each: unknown) => fillFacts(each, facts)) as Value;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, each]) => [key, fillFacts(each as unknown, facts)]);
  return Object.fromEntries(entries) as Value;
}
