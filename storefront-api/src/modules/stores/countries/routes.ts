import type { FastifyInstance } from 'fastify';
import { addressCountries, countryOf, languagesAndCurrencies, storeSwitchOptions } from './service.ts';

export async function countryRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('country', ({ country }, { store }) => countryOf(country, store.locale));

  app.contractRoute('country-address-options', ({ only_shipping: onlyDelivered }, { store }) => {
    return { countries: addressCountries(onlyDelivered, store.locale) };
  });

  app.contractRoute('language-currency', (choice, { store }) => {
    return languagesAndCurrencies(choice, store.locale);
  });

  app.contractRoute('store-switch-options', ({ store_type: kind }, { store }) => {
    return storeSwitchOptions(store, kind ?? store.kind);
  });
}
