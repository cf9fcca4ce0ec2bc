import { countryByCode } from 'shared-contracts/countries';
import { stores } from 'shared-contracts/stores';
import { ShopError } from '../../shop-error.ts';

/** The newsletter's store, which stands for the stores of all kinds. */
const anyStoreType = '7';

interface Choices {
  store_type?: string | number | undefined;
  country_id?: string | undefined;
  language?: string | undefined;
  currency?: string | undefined;
}

/**
 * Throws `invalid_request` for an unknown country, for a language or currency that no store of the type offers, and for
 * an unknown type. A type is the name of a kind of store; 7 or none means all stores.
 */
export function rejectUnsupportedChoices({
  store_type,
  country_id: country,
  language,
  currency,
}: Choices): void {
  const type = String(store_type ?? anyStoreType);
  const ofType = stores.filter(({ kind }) => type === anyStoreType || kind === type);
  const unknown = {
    store_type: ofType.length === 0,
    country_id: country !== undefined && countryByCode(country) === undefined,
    language: language !== undefined && !ofType.some((each) => each.locale === language),
    currency: currency !== undefined && !ofType.some((each) => each.currency === currency),
  };
  const fields = Object.entries(unknown).filter(([, isUnknown]) => isUnknown);
  if (fields.length === 0) return;
  throw new ShopError('invalid_request', {
    fields: Object.fromEntries(fields.map(([name]) => [name, 'is'])),
  });
}
