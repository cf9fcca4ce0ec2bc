import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import * as z from 'zod/mini';

/** Longer than any number with its blanks and brackets. */
export const maxPhoneLength = 30;

/**
 * The number in E.164, or null if it is none. Without a calling code it is one of the country; with one it may be
 * another country's: who skis abroad keeps the number of home.
 */
export function toE164(country: string, text: string): string | null {
  if (text.length > maxPhoneLength) return null;
  const number = parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false });
  return number?.isValid() === true && number.ext === undefined ? number.number : null;
}

export const phone = (country: string) =>
  z.refine<string>((value) => toE164(country, value) !== null, 'phone');
