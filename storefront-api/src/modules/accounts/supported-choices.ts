import { countryByCode } from 'shared-contracts/countries';
import { storeLocales } from 'shared-contracts/locales';
import { stores } from 'shared-contracts/stores';
import { ShopError } from '../../shop-error.ts';

interface Choices {
  country_id?: string | undefined;
  language?: string | undefined;
  currency?: string | undefined;
}

/** Throws `invalid_request` for a country, language or currency that no store of the shop supports. */
export function rejectUnsupportedChoices({ country_id: country, language, currency }: Choices): void {
  const unknown = {
    country_id: country !== undefined && countryByCode(country) === undefined,
    language: language !== undefined && !storeLocales.some((each) => each === language),
    currency: currency !== undefined && !stores.some((each) => each.currency === currency),
  };
  const fields = Object.entries(unknown).filter(([, isUnknown]) => isUnknown);
  if (fields.length === 0) return;
  throw new ShopError('invalid_request', {
    fields: Object.fromEntries(fields.map(([name]) => [name, 'is'])),
  });
}
