import { countryAddressOptions, languageCurrency } from 'shared-contracts/descriptors/countries';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Query options of the countries that the store delivers to. */
export function deliveryCountriesQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  return endpointQuery(context, countryAddressOptions, { store_id: context.store.id, only_shipping: true });
}

/** Query options of all languages, and of the currencies that go with one of them. */
export function languageCurrencyQuery(context: Pick<ShopContext, 'api' | 'store'>, language: string) {
  return endpointQuery(context, languageCurrency, { store_id: context.store.id, language });
}
