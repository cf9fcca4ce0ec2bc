/** The parts of an address that a letter has. */
export interface WrittenAddress {
  firstname: string;
  lastname: string;
  company: string | null;
  street1: string;
  street2: string | null;
  city: string;
  region: string | null;
  postcode: string;
  country_id: string;
}

export interface NamedCountry {
  code: string;
  name: string;
  regions: readonly { code: string; name: string }[];
}

/** Countries whose postcode has a line of its own, below the city. */
const postcodeBelowCity = new Set(['GB', 'IE']);

/**
 * Returns the lines of an address as its country writes it: `LS1 4AB` below `Leeds`, `74000 Annecy`, `10122 Torino (TO)`,
 * and the province below a Spanish city.
 *
 * @param country of the address; undefined if the shop has no customers there any more
 */
export function addressLines(address: WrittenAddress, country: NamedCountry | undefined): string[] {
  const { firstname, lastname, company, street1, street2, country_id: code } = address;
  const lines = [`${firstname} ${lastname}`, company, street1, street2, ...placeLines(address, country)];
  return [...lines, country?.name ?? code].filter((line) => line !== null && line !== '') as string[];
}

function placeLines(
  { city, postcode, region, country_id: code }: WrittenAddress,
  country: NamedCountry | undefined,
): (string | null)[] {
  if (postcodeBelowCity.has(code)) return [city, postcode];
  if (code === 'IT' && region !== null) return [`${postcode} ${city} (${region})`];
  const province = country?.regions.find((each) => each.code === region)?.name ?? null;
  return [`${postcode} ${city}`, province === city ? null : province];
}
