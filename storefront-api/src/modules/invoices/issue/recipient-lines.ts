import type { StoreLocale } from 'shared-contracts/locales';
import type { OrderTexts } from '../../../db/schema/index.ts';
import { countryName } from '../../../locale/display-names.ts';
import { addressLines } from '../../documents/address-lines.ts';

/** Returns where goods are sent to: an address, or the collect point with the name of the person. */
export function recipientLines({ shippingAddress, collectPoint }: OrderTexts, locale: StoreLocale): string[] {
  if (collectPoint === null) return addressLines(shippingAddress, locale);
  const { firstname, lastname } = shippingAddress;
  const { name, street, postcode, city, country_id: country } = collectPoint;
  return [`${firstname} ${lastname}`, name, street, `${postcode} ${city}`, countryName(country, locale)];
}
