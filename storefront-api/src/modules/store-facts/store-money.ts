import type { Store } from 'shared-contracts/stores';
import { toLanguageTag } from 'shared-contracts/locales';

const minorUnits = 100;

/** An amount in minor units by the store's currency template, without decimals where it is whole: `£75`. */
export function formatStoreMoney(
  amount: number,
  { locale }: Pick<Store, 'locale'>,
  template: string,
): string {
  const digits = amount % minorUnits === 0 ? 0 : 2;
  const number = new Intl.NumberFormat(toLanguageTag(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / minorUnits);
  // The number never stands on another line than its currency.
  return template.replaceAll(' ', '\u00A0').replace('#', number);
}
