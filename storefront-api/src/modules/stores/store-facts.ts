import type { FullStoreConfig } from 'shared-contracts/api/shop';
import type { Store } from 'shared-contracts/stores';
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

/** Facts of a store as its texts name them, in the store's language. A text writes `{phone}`, never the number. */
export type StoreFacts = Record<FactName, string>;

/** Working days within which a refund is sent once a return has arrived. */
const refundDays = 5;

/** Days that the law gives for sending goods back and for repaying them after a withdrawal (2011/83/EU). */
const legalDays = 14;

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
    hours: config.customerServiceHours,
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
 * Replaces `{fact}` in every string of a text, list or block. Anything else in braces stays as it is. A fact that ends
 * with a full stop, such as `600 kr.`, takes the one of its sentence with it.
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
