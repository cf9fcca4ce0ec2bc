import type { ResponseOf } from 'shared-contracts/api';
import type { Store, StoreKind } from 'shared-contracts/stores';
import { countries, countryByCode, type Country } from 'shared-contracts/countries';
import { storeLocales, toLanguageTag, toStoreLocale, type StoreLocale } from 'shared-contracts/locales';
import { storeById, stores } from 'shared-contracts/stores';
import { ShopError } from '../../../shop-error.ts';
import { countryName, currencyName, languageName } from '../../../locale/display-names.ts';

export function countryOf(code: string, locale: StoreLocale): ResponseOf<'country'> {
  const country = countryByCode(code);
  if (country === undefined) throw new ShopError('not_found');
  return toRecord(country, locale);
}

export function addressCountries(onlyDelivered: boolean, locale: StoreLocale) {
  const offered = countries.filter((country) => !onlyDelivered || country.isDelivered);
  return offered.map((country) => toRecord(country, locale)).toSorted(byName(locale));
}

/**
 * Returns all languages, and the currencies of the stores with the given language. Without a language it uses that of
 * the store whose id is the store type.
 */
export function languagesAndCurrencies(
  { language, store_type }: { language?: string | undefined; store_type: number },
  locale: StoreLocale,
): ResponseOf<'language-currency'> {
  const chosen = toStoreLocale(language ?? storeById(store_type)?.locale);
  const currencies = new Set<string>(
    stores.filter((store) => store.locale === chosen).map((store) => store.currency),
  );
  return {
    languages: storeLocales.map((value) => ({ value, label: languageName(value) })),
    currencies: [...currencies].map((value) => ({ value, label: currencyName(value, locale) })),
  };
}

export function storeSwitchOptions(current: Store, kind: StoreKind): ResponseOf<'store-switch-options'> {
  const ofKind = stores
    .filter((store) => store.kind === kind)
    .map((store) => ({ ...store, name: countryName(store.country, store.locale) }))
    .toSorted(byName(current.locale));
  return {
    stores: ofKind.map(({ id, code, host, country, name, locale, currency }) => ({
      storeId: id,
      code,
      host,
      country,
      countryName: name,
      language: locale,
      languageName: languageName(locale),
      currency,
      isCurrent: id === current.id,
    })),
  };
}

function toRecord(country: Country, locale: StoreLocale): ResponseOf<'country'> {
  const { code, currency, dialCode, postcode, regions, isRegionRequired, isDelivered } = country;
  return {
    code,
    name: countryName(code, locale),
    currency,
    isDelivered,
    dialCode,
    postcode: { isRequired: true, example: postcode.example },
    regions: Object.entries(regions)
      .map(([region, name]) => ({ code: region, name }))
      .toSorted(byName(locale)),
    isRegionRequired,
  };
}

function byName(locale: StoreLocale) {
  const collator = new Intl.Collator(toLanguageTag(locale));
  return (one: { name: string }, other: { name: string }) => collator.compare(one.name, other.name);
}
