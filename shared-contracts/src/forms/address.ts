import * as z from 'zod/mini';
import { countries, countryByCode, normalisePostcode } from '../stores/countries.ts';
import { rulesForField } from './cross-field-rules.ts';
import { maxPhoneLength, phone, toE164 } from './phone.ts';
import { postcode, required_postcode, required_region } from './rules/place-rules.ts';
import { is } from './rules/value-rules.ts';
import { countryCodeField, lineOf, optionalLineOf } from './text-fields.ts';

const countryCodes = countries.map(({ code }) => code);

const fields = z.strictObject({
  firstname: lineOf(50),
  lastname: lineOf(50),
  company: optionalLineOf(80),
  street1: lineOf(80),
  street2: optionalLineOf(80),
  city: lineOf(60),
  region: optionalLineOf(60),
  postcode: optionalLineOf(20),
  country_id: countryCodeField.check(is(...countryCodes)),
  telephone: lineOf(maxPhoneLength),
  isDefaultBilling: z.optional(z.boolean()),
  isDefaultShipping: z.optional(z.boolean()),
});

type Fields = z.infer<typeof fields>;

/**
 * The address form. Postcode, region and telephone are validated against the country and normalised: the postcode in
 * the country's format, the telephone in E.164, empty fields as null. So is the region of a country without regions: it
 * remains in the form when another country is chosen.
 */
export const addressFormSchema = fields.check(
  rulesForField('postcode', (form) =>
    ofCountry(form, (code) => [
      required_postcode(code),
      ...(isBlank(form['postcode']) ? [] : [postcode(code)]),
    ]),
  ),
  rulesForField('region', (form) => ofCountry(form, (code) => [required_region(code)])),
  rulesForField('telephone', (form) => ofCountry(form, (code) => [phone(code)])),
  z.overwrite(normalise),
);

export type AddressForm = z.infer<typeof addressFormSchema>;

function ofCountry(
  form: Readonly<Record<string, unknown>>,
  rules: (code: string) => readonly z.core.$ZodCheck[],
) {
  const code = form['country_id'];
  return typeof code === 'string' && countryCodes.includes(code) ? rules(code) : [];
}

function normalise(form: Fields): Fields {
  return {
    ...form,
    company: form.company || null,
    street2: form.street2 || null,
    region: countryByCode(form.country_id)?.isRegionRequired === true ? form.region || null : null,
    postcode: normalisePostcode(form.country_id, form.postcode ?? '') ?? form.postcode,
    telephone: toE164(form.country_id, form.telephone) ?? form.telephone,
  };
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value === '';
}

/** A stored address: postcode in the country's format, `telephone` in E.164 and `formattedTelephone` to be read. */
export const addressSchema = z.object({
  addressId: z.int(),
  firstname: z.string(),
  lastname: z.string(),
  company: z.nullable(z.string()),
  street1: z.string(),
  street2: z.nullable(z.string()),
  city: z.string(),
  region: z.nullable(z.string()),
  postcode: z.string(),
  country_id: z.string(),
  telephone: z.string(),
  formattedTelephone: z.string(),
  isDefaultBilling: z.boolean(),
  isDefaultShipping: z.boolean(),
});

export type Address = z.infer<typeof addressSchema>;
