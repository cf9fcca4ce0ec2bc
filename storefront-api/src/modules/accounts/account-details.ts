import type { ResponseOf } from 'shared-contracts/api';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Store } from 'shared-contracts/stores';
import { toStoreLocale } from 'shared-contracts/locales';
import { countryName, languageName } from '../../locale/display-names.ts';
import type { CustomerRow } from '../../visit/visit.ts';

/** Labels of the ids 1, 2 and 3. */
const genders: Record<StoreLocale, readonly [string, string, string]> = {
  en_GB: ['Man', 'Woman', 'Prefer not to say'],
  da_DK: ['Mand', 'Kvinde', 'Ønsker ikke at oplyse'],
  de_DE: ['Mann', 'Frau', 'Keine Angabe'],
  de_AT: ['Mann', 'Frau', 'Keine Angabe'],
  es_ES: ['Hombre', 'Mujer', 'Prefiero no decirlo'],
  fr_FR: ['Homme', 'Femme', 'Je préfère ne pas le dire'],
  it_IT: ['Uomo', 'Donna', 'Preferisco non dirlo'],
  sv_SE: ['Man', 'Kvinna', 'Vill inte uppge'],
};

/**
 * Returns the details of an account, with labels in the language of the store.
 *
 * @param pendingEmail address that waits for its confirmation
 */
export function accountDetails(
  store: Store,
  customer: CustomerRow,
  pendingEmail: string | null,
): ResponseOf<'user-sync'> {
  const language = toStoreLocale(customer.language);
  return {
    email: customer.email,
    pendingEmail,
    firstName: customer.firstname,
    lastName: customer.lastname,
    currentCountry: { code: customer.countryId, name: countryName(customer.countryId, store.locale) },
    gender: genderChoice(customer.gender, store.locale),
    language: { code: language, name: languageName(language) },
    currencyCode: customer.currency ?? store.currency,
    referralCode: customer.referralCode,
    storeCountryName: countryName(store.country, store.locale),
  };
}

function genderChoice(id: number | null, locale: StoreLocale) {
  const label = id === null ? undefined : genders[locale][id - 1];
  return id === null || label === undefined ? null : { id, label };
}
