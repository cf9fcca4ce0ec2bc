import type { CheckoutAddress } from 'shared-contracts/api/checkout';

export interface NamedCountry {
  code: string;
  name: string;
  regions: readonly { code: string; name: string }[];
}

/** Countries whose postcode has a line of its own, below the city. */
const postcodeBelowCity: ReadonlySet<string> = new Set(['GB', 'IE']);

/** Returns the lines of an address as its country writes it. The first one is the name. */
export function addressLines(
  address: Omit<CheckoutAddress, 'addressId' | 'telephone'>,
  countries: readonly NamedCountry[],
): string[] {
  const country = countries.find(({ code }) => code === address.country_id);
  const { firstname, lastname, company, street1, street2 } = address;
  const lines = [
    `${firstname} ${lastname}`,
    company,
    street1,
    street2,
    ...placeLines(address, country),
    country?.name ?? address.country_id,
  ];
  return lines.filter((line) => line !== null && line !== '') as string[];
}

function placeLines(
  { city, postcode, region, country_id: code }: Omit<CheckoutAddress, 'addressId' | 'telephone'>,
  country: NamedCountry | undefined,
): (string | null)[] {
  if (postcodeBelowCity.has(code)) return [city, postcode];
  if (code === 'IT' && region !== null) return [`${postcode} ${city} (${region})`];
  const province = country?.regions.find((each) => each.code === region)?.name ?? null;
  return [`${postcode} ${city}`, province === city ? null : province];
}
