import * as z from 'shared-contracts/schema';
import { cookieConsentSchema } from './cookie-consent-schema.ts';

/** Session data, specification §3. `auth_token` is always null in answers: the token is in an httpOnly cookie. */
export const sessionDataSchema = z.object({
  id: z.nullable(z.int()),
  name: z.nullable(z.string()),
  /** A member's first name, for greetings. */
  firstName: z.optional(z.string()),
  email: z.nullable(z.string()),
  store_id: z.int(),
  store_code: z.string(),
  website_id: z.int(),
  store_type: z.string(),
  first_visit: z.boolean(),
  newsletterActionTaken: z.boolean(),
  restrictEmailPersonalisation: z.boolean(),
  restrictSitePersonalisation: z.boolean(),
  isSubscribed: z.boolean(),
  group: z.int(),
  segment: z.nullable(z.string()),
  gender: z.nullable(z.int()),
  auto_login: z.boolean(),
  loginRequired: z.boolean(),
  free_delivery_enabled: z.boolean(),
  store_locale: z.string(),
  delivery_country: z.string(),
  billing_country: z.string(),
  accepts_cookie: z.boolean(),
  is_confirmed: z.boolean(),
  subscribeAbandonedBasket: z.boolean(),
  auth_token: z.null(),
  flash_messages: z.object({ error: z.array(z.string()), success: z.array(z.string()) }),
  referralCode: z.nullable(z.string()),
  abTests: z.array(z.object({ abTestCode: z.string(), abTestVariationCode: z.string() })),
  /** When the account was created; ISO 8601, UTC. */
  createdAt: z.nullable(z.string()),
  isSignupEvent: z.boolean(),
  current_orders: z.int(),
  partnersName: z.nullable(z.string()),
  cookieConsentPreferences: cookieConsentSchema,
});

export type SessionData = z.infer<typeof sessionDataSchema>;
