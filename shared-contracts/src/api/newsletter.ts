import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { referrerField, storeIdField } from './endpoint/fields.ts';

const choice = z.object({ id: z.int(), selected: z.boolean() });

/** Newsletter account settings, specification §3, with the server's field names. */
export const newsletterSettingsSchema = z.object({
  email: z.string(),
  subscribed: z.boolean(),
  /** Newsletters besides the main one. */
  subscription: z.array(choice),
  sport_preference: z.array(choice),
  resubscription_award_applied: z.boolean(),
  /** True if no reminder of an abandoned basket is mailed. */
  unsubscribe_abandoned_basket: z.boolean(),
});

export type NewsletterSettings = z.infer<typeof newsletterSettingsSchema>;

export const newsletter = defineEndpoint({
  name: 'newsletter',
  method: 'GET',
  path: '/api/newsletter',
  summary: 'What an address is mailed: of the link that was mailed to it, else of the signed-in member',
  access: 'frame',
  request: z.strictObject({
    storeId: storeIdField,
    hashedEmail: z.optional(z.string().check(z.maxLength(200))),
    hashedToken: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: newsletterSettingsSchema,
  errors: ['authentication_required', 'invalid_token'],
});

export const newsletterAdditionalShoppingNotifications = defineEndpoint({
  name: 'newsletter-additional-shopping-notifications',
  method: 'PUT',
  path: '/api/newsletter-additional-shopping-notifications',
  summary:
    'Subscribes to reminders of an abandoned basket or ends them: by a newsletter link, else for the member',
  access: 'frame',
  limit: { max: 30, windowSeconds: 60 },
  // The page has one box. A browser does not send it if it is not checked.
  form: { defaults: { subscribe_abandoned_basket: '0' } },
  request: z.strictObject({
    store_id: z.int(),
    subscribe_abandoned_basket: z.literal([0, 1]),
    hashedEmail: z.optional(z.string().check(z.maxLength(200))),
    hashedToken: z.optional(z.string().check(z.maxLength(200))),
    referrer: referrerField,
  }),
  /** `redirect`: the page that says so, for forms without JavaScript; with the newsletter link if there was one. */
  response: z.object({ subscribeAbandonedBasket: z.boolean(), redirect: z.string() }),
  errors: ['authentication_required', 'invalid_token'],
});
