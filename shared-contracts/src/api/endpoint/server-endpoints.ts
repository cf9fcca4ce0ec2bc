import * as z from 'zod/mini';
import { storeIdField } from './fields.ts';
import { orderOperation, pickingList } from '../order-operations.ts';
import { defineServerEndpoint } from './server-endpoint.ts';

const newsletterOneClickUnsubscribe = defineServerEndpoint('newsletter-one-click-unsubscribe', {
  method: 'POST',
  summary: 'Ends the newsletter of the address that the newsletter link was made for (RFC 8058)',
  authentication: 'signed-link',
  body: 'form',
  maxBodyBytes: 4096,
  request: z.strictObject({
    storeId: storeIdField,
    hashedEmail: z.string().check(z.maxLength(200)),
    hashedToken: z.string().check(z.maxLength(200)),
    'List-Unsubscribe': z.literal('One-Click'),
  }),
  response: z.object({ subscribed: z.literal(false) }),
  errors: ['invalid_token'],
});

const paymentWebhook = defineServerEndpoint('payment-webhook', {
  method: 'POST',
  summary: 'State of a payment, from the payment provider; a repeated event changes nothing',
  authentication: 'signature',
  body: 'json',
  maxBodyBytes: 16_384,
  // Every provider has a form of its own, which its adapter parses with the signature.
  request: z.looseObject({}),
  response: z.object({ result: z.enum(['applied', 'duplicate', 'mismatch']) }),
  errors: ['not_found'],
});

/**
 * Every endpoint that servers call. Separate from `endpoints`, so that browser code can neither call nor bundle one.
 */
export const serverEndpoints = {
  'newsletter-one-click-unsubscribe': newsletterOneClickUnsubscribe,
  'payment-webhook': paymentWebhook,
  'order-operation': orderOperation,
  'picking-list': pickingList,
} as const satisfies Record<string, { caller: 'server' }>;

export type ServerEndpoints = typeof serverEndpoints;
export type ServerEndpointName = keyof ServerEndpoints;
export type ServerRequestOf<Name extends ServerEndpointName> = z.output<ServerEndpoints[Name]['request']>;
export type ServerResponseOf<Name extends ServerEndpointName> = z.output<ServerEndpoints[Name]['response']>;
