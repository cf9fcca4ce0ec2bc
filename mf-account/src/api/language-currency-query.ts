import { languageCurrency } from 'shared-contracts/descriptors/countries';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Query options of all languages, and of the currencies that go with one of them. */
export function languageCurrencyQuery(context: Pick<ShopContext, 'api' | 'store'>, language: string) {
  return endpointQuery(context, languageCurrency, { store_id: context.store.id, language });
}
