import * as z from 'zod/mini';

const text = (max: number) =>
  z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'max'));
const optionalText = (max: number) =>
  z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(max, 'max'))));

/** What a shopper fills in. Postcode, region and telephone are checked against the country. */
export const addressFormSchema = z.strictObject({
  firstname: text(50),
  lastname: text(50),
  company: optionalText(80),
  street1: text(80),
  street2: optionalText(80),
  city: text(60),
  region: optionalText(60),
  postcode: optionalText(20),
  country_id: z.string('required').check(z.regex(/^[A-Z]{2}$/, 'required')),
  telephone: text(30),
  isDefaultBilling: z.optional(z.boolean()),
  isDefaultShipping: z.optional(z.boolean()),
});

export type AddressForm = z.infer<typeof addressFormSchema>;

/** An address as the shop keeps it: postcode in the country's spelling, telephone in E.164. */
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
  isDefaultBilling: z.boolean(),
  isDefaultShipping: z.boolean(),
});

export type Address = z.infer<typeof addressSchema>;
