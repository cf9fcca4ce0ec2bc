import * as z from 'zod/mini';
import { passwordField } from '../forms/sign-in.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { storeIdField } from './endpoint/fields.ts';

/** Such as `adyen`. */
const provider = z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/));

const agreements = z.object({
  agreements: z.array(
    z.object({
      agreementId: z.string(),
      /** Such as `Visa •••• 1111`. */
      label: z.string(),
    }),
  ),
});

export const paymentProviderList = defineEndpoint({
  name: 'payment-provider-list',
  method: 'GET',
  path: '/api/payment-provider-list/:provider',
  summary: "The member's stored payments at a provider; none if the provider does not answer",
  access: 'member',
  limit: { max: 60, windowSeconds: 60 },
  request: z.strictObject({ store_id: storeIdField, provider }),
  response: agreements,
  errors: [],
});

export const paymentProviderDelete = defineEndpoint({
  name: 'payment-provider-delete',
  method: 'POST',
  path: '/api/payment-provider-delete',
  summary: 'Deletes a stored payment and returns those that are left; needs the password',
  access: 'member',
  // Each call may verify a password, which costs processor time.
  limit: { max: 10, windowSeconds: 60 },
  form: { done: '/sales/billing_agreement/?status=deleted' },
  request: z.strictObject({
    store_id: z.int(),
    provider,
    agreementId: z.string().check(z.minLength(1), z.maxLength(80)),
    current_password: passwordField,
  }),
  response: agreements,
  errors: ['invalid_credentials', 'too_many_attempts', 'provider_unavailable'],
});
