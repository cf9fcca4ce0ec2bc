import * as z from 'zod/mini';

const reference = z.string().check(z.minLength(1), z.maxLength(200));

const statuses = [
  'pending',
  'authorised',
  'captured',
  'rejected',
  'voided',
  'refunded',
  'partially_refunded',
  'expired',
] as const;

/** Stored in a column of 32 bits. */
const amount = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

const pageUrl = z.url({ protocol: /^https?$/ }).check(z.maxLength(2000));

export const updateSchema = z.object({
  eventId: reference,
  reference,
  pspReference: reference,
  methodCode: z.string().check(z.maxLength(40)),
  status: z.enum(statuses),
  amount: z.object({ amount, currency: z.string().check(z.regex(/^[A-Z]{3}$/)) }),
  rejection: z.nullable(z.string().check(z.maxLength(80))),
  redirect: z.optional(z.nullable(pageUrl)),
  notice: z.optional(z.enum(['chargeback'])),
});

export const sessionSchema = z.object({
  pspReference: reference,
  status: z.enum(statuses),
  redirect: z.nullable(pageUrl),
  rejection: z.nullable(z.string().check(z.maxLength(80))),
});

export const tokensSchema = z.object({
  tokens: z
    .array(z.object({ id: reference, label: z.string().check(z.maxLength(80)) }))
    .check(z.maxLength(50)),
});
