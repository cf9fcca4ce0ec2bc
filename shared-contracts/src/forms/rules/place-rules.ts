import * as z from 'zod/mini';
import { countryByCode, normalisePostcode } from '../../countries.ts';

/** A postcode of the country, however it is spaced. */
export const postcode = (country: string) =>
  z.refine<string>((value) => normalisePostcode(country, value) !== null, 'postcode');

/** Every country of the shop writes postcodes; elsewhere none is asked for. */
export const required_postcode = (country: string) =>
  z.refine<unknown>((value) => countryByCode(country) === undefined || isWritten(value), 'required_postcode');

/** Where addresses have regions, one that the country has. */
export const required_region = (country: string) =>
  z.refine<unknown>((value) => hasRegion(country, value), 'required_region');

function hasRegion(code: string, value: unknown): boolean {
  const country = countryByCode(code);
  if (country === undefined || !country.isRegionRequired) return true;
  return isWritten(value) && Object.hasOwn(country.regions, value);
}

function isWritten(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
