import type { EnteredAddress } from '../../db/schema/index.ts';
import { countryByCode } from 'shared-contracts/countries';
import type { StoreLocale } from 'shared-contracts/locales';
import { countryName } from '../../locale/display-names.ts';

type PostalAddress = Pick<
  EnteredAddress,
  'firstname' | 'lastname' | 'company' | 'street1' | 'street2' | 'city' | 'region' | 'postcode' | 'country_id'
>;

/** Countries whose postcode has a line of its own, below the city. */
const postcodeBelowCity: ReadonlySet<string> = new Set(['GB', 'IE']);

/** Returns the lines of an address as its country writes it. The country is named in the language of the store. */
export function addressLines(address: PostalAddress, locale: StoreLocale): string[] {
  const { firstname, lastname, company, street1, street2, country_id: code } = address;
  const lines = [`${firstname} ${lastname}`, company, street1, street2, ...placeLines(address)];
  return [...lines, countryName(code, locale)].filter(
    (line) => line !== null && line.trim() !== '',
  ) as string[];
}

function placeLines({ city, postcode, region, country_id: code }: PostalAddress): (string | null)[] {
  if (postcodeBelowCity.has(code)) return [city, postcode];
  if (code === 'IT' && region !== null) return [`${postcode} ${city} (${region})`];
  const province = region === null ? null : (countryByCode(code)?.regions[region] ?? null);
  return [`${postcode} ${city}`, province === city ? null : province];
}
