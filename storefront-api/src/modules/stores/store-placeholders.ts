import type { Store } from 'shared-contracts/stores';
import { unbrokenText } from 'shared-contracts/day-text';
import { toLanguageTag } from 'shared-contracts/locales';
import type { StoreSettings } from './config/store-settings.ts';
import { transitDays } from '../delivery/estimate.ts';
import { formatStoreMoney } from '../pricing/format-store-money.ts';

export const placeholderNames = [
  'shop',
  'company',
  'address',
  'registration',
  'vatId',
  'director',
  'phone',
  'email',
  'privacyEmail',
  'serviceHours',
  'country',
  'deliveryFee',
  'freeDeliveryFrom',
  'transitDays',
  'returnDays',
  'refundDays',
  'withdrawalDays',
  'referralPoints',
] as const;

export type PlaceholderName = (typeof placeholderNames)[number];

/** Values that texts refer to with placeholders such as `{phone}`, in the store's language. */
export type PlaceholderValues = Record<PlaceholderName, string>;

/** Working days between the arrival of a return and the refund. */
const refundDays = 5;

/** Statutory period for returns and for refunds after a withdrawal, in days (2011/83/EU). */
export const statutoryWithdrawalDays = 14;

/** Returns the values of all placeholders for a store. */
export function placeholderValues(store: Store, config: StoreSettings): PlaceholderValues {
  const { company, delivery } = config;
  // The first line is the name of the shop; texts name the company instead.
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
    serviceHours: unbrokenText(config.customerServiceHours),
    country: countryNames.of(store.country) ?? store.country,
    deliveryFee: money(delivery.fee),
    freeDeliveryFrom: money(delivery.freeFrom),
    transitDays: `${fastest}–${slowest}`,
    returnDays: String(config.returnValidityDays),
    refundDays: String(refundDays),
    withdrawalDays: String(statutoryWithdrawalDays),
    referralPoints: String(config.referralPoints),
  };
}

const isPlaceholderName = (name: string): name is PlaceholderName =>
  placeholderNames.some((each) => each === name);

/**
 * Replaces placeholders such as `{phone}` in all strings of a value. Unknown placeholders remain. If a value ends with a
 * full stop, such as `600 kr.`, the full stop of the sentence is dropped.
 */
export function fillPlaceholders<Value>(value: Value, values: PlaceholderValues): Value {
  if (typeof value === 'string') {
    return value.replaceAll(/\{(\w+)\}(\.?)/g, (placeholder, name: string, stop: string) => {
      if (!isPlaceholderName(name)) return placeholder;
      return values[name].endsWith('.') ? values[name] : values[name] + stop;
    }) as Value;
  }
  if (Array.isArray(value)) return value.map((each: unknown) => fillPlaceholders(each, values)) as Value;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    fillPlaceholders(each as unknown, values),
  ]);
  return Object.fromEntries(entries) as Value;
}
