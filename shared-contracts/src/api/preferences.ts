import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { referrerField, storeIdField } from './endpoint/fields.ts';

export const newsletterPersonalisation = defineEndpoint({
  name: 'newsletter-personalisation',
  method: 'PUT',
  path: '/api/newsletter-personalisation',
  summary: 'Restricts the use of what a member does for mails and for the site, or allows it again',
  access: 'member',
  form: {
    done: '/customer/account/personalisation/?status=saved',
    // The boxes of the page allow the use and send `false`. A browser does not send a box that is not checked.
    defaults: { restrict_email_personalisation: 'true', restrict_site_personalisation: 'true' },
  },
  request: z.strictObject({
    store_id: z.int(),
    restrict_email_personalisation: z.boolean(),
    restrict_site_personalisation: z.boolean(),
    referrer: referrerField,
  }),
  response: z.object({
    restrictEmailPersonalisation: z.boolean(),
    restrictSitePersonalisation: z.boolean(),
  }),
  errors: ['authentication_required'],
});

const brandList = z.object({
  /** By name. */
  brands: z.array(z.object({ id: z.int(), name: z.string(), isFollowed: z.boolean() })),
});

export const brandInterests = defineEndpoint({
  name: 'brand-interests',
  method: 'GET',
  path: '/api/brand-interests',
  summary: 'Every brand of the shop, and which of them the member follows',
  access: 'member',
  request: z.strictObject({ store_id: storeIdField }),
  response: brandList,
  errors: ['authentication_required'],
});

/** Of one update. */
const maxBrands = 1_000;

export const brandInterestsUpdate = defineEndpoint({
  name: 'brand-interests-update',
  method: 'POST',
  path: '/api/brand-interests-update',
  summary: 'Replaces the brands that the member follows',
  access: 'member',
  form: { done: '/customer/account/brands-interest?status=saved', maxFields: maxBrands + 1 },
  request: z.strictObject({
    store_id: z.int(),
    /** Ids of brands, and whether the member follows them. Others are not followed. */
    brands: z._default(
      z
        .record(z.string().check(z.regex(/^\d{1,9}$/)), z.boolean())
        .check(z.refine((brands) => Object.keys(brands).length <= maxBrands)),
      {},
    ),
  }),
  response: brandList,
  errors: ['authentication_required'],
});
