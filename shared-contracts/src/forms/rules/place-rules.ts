import * as z from 'zod/mini';
import { countryByCode, normalisePostcode } from '../../stores/countries.ts';

/** Requires a postcode of the country, in any spacing. */
export const postcode = (country: string) =>
  z.refine<string>((value) => normalisePostcode(country, value) !== null, 'postcode');

/** Required for the shop's countries only; others may have no postcodes. */
export const required_postcode = (country: string) =>
  z.refine<unknown>(
    (value) => countryByCode(country) === undefined || isFilledIn(value),
    'required_postcode',
  );

/** Requires a region of the country if its addresses have regions. */
export const required_region = (country: string) =>
  z.refine<unknown>((value) => hasRegion(country, value), 'required_region');

function hasRegion(code: string, value: unknown): boolean {
  const country = countryByCode(code);
  if (country === undefined || !country.isRegionRequired) return true;
  return isFilledIn(value) && Object.hasOwn(country.regions, value);
}

function isFilledIn(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
