import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/mobile';
import * as z from 'zod/mini';
import { maxPhoneLength } from './phone.ts';

/**
 * Requires a mobile number, because collect points send a text message. This metadata contains mobile numbers only,
 * so others are invalid.
 */
export const phone_collect = (country: string) =>
  z.refine<string>((value) => isMobile(country, value), 'phone_collect');

function isMobile(country: string, text: string): boolean {
  if (text.length > maxPhoneLength) return false;
  const number = parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false });
  return number?.isValid() === true && number.ext === undefined;
}
