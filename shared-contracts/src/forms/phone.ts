import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import * as z from 'zod/mini';

/** Longer than any number with its spaces and brackets. */
export const maxPhoneLength = 30;

/**
 * Returns the number in E.164, or null for an invalid one. Without a calling code it is read as a number of the
 * country; with one it may be of any country, because customers abroad keep their number.
 */
export function toE164(country: string, text: string): string | null {
  if (text.length > maxPhoneLength) return null;
  const number = parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false });
  return number?.isValid() === true && number.ext === undefined ? number.number : null;
}

/** Returns a number in E.164 with its calling code and in groups: `+44 113 243 0000`. Other texts are returned as they are. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

export const phone = (country: string) =>
  z.refine<string>((value) => toE164(country, value) !== null, 'phone');
