import * as z from 'zod/mini';
import { addressUseSchema } from '../address-use.ts';

export const accountExposes = {
  pages: [
    'account/login',
    'account/register',
    'account/join',
    'account/social-login',
    'account/forgot-password',
    'account/reset-password',
    'account/confirm',
    'account/cancel-email-change',
    'account/security',
    'account/account-information',
    'account/privacy',
    'account/data-export',
    'account/cancel-account-deletion',
    'account/dashboard',
    'account/brands-interest',
    'account/personalisation',
    'account/notifications-preferences',
    'account/address-list',
    'account/address-new',
    'account/address-edit',
    'account/order-history',
    'account/order-view',
    'account/order-address',
    'account/historical-orders',
    'account/historical-order-view',
    'account/returns',
    'account/withdrawal',
    'account/billing-agreements',
  ],
  fragments: {
    /** Guests: opens the register overlay. Members: toggles the account menu. */
    'account/button': { major: 1, props: z.object({}) },
    /** Signs a guest in on the page that embeds it; nothing for a member. */
    'account/sign-in': {
      major: 1,
      props: z.object({
        /** Path of that page, which is loaded again as the member's. */
        back: z.string(),
      }),
    },
    /** Creates an account on the page that embeds it; nothing for a member. */
    'account/registration': {
      major: 1,
      props: z.object({
        /** Path of that page, which is loaded again as the member's. */
        back: z.string(),
      }),
    },
    /** Adds or changes an address of the member, who must be signed in. Publishes `account:address-saved`. */
    'account/address-form': {
      major: 1,
      props: z.object({
        /** Path of this shop that a rejection without JavaScript returns to. */
        back: z.string(),
        /** The address to change. Absent: a new one. */
        addressId: z.optional(z.int()),
        /** What the address is for. Delivery offers only the countries that the shop delivers to. */
        use: addressUseSchema,
      }),
    },
    /**
     * The member's addresses as radio buttons of the field `addressId`, in the form of the page that embeds it. Publishes
     * `account:address-selected`.
     */
    'account/address-book': {
      major: 1,
      props: z.object({
        /** Addresses of countries that the shop does not deliver to cannot be selected for delivery. */
        use: addressUseSchema,
        /** Absent: the default address. */
        selectedId: z.optional(z.int()),
      }),
    },
  },
  overlays: {
    'account/register': {
      major: 1,
      props: z.object({
        /** Why it was opened; selects the heading. */
        reason: z.enum(['prices', 'basket', 'protected-link', 'account']),
        /** Path of this shop to go to after sign-in. Absent: stay. */
        referer: z.optional(z.string()),
        /** The first tab. Absent: selected by the reason. */
        tab: z.optional(z.enum(['join', 'signIn'])),
        /** In the colour of the sales. */
        variant: z.optional(z.enum(['red'])),
      }),
    },
    /** The brands that a member follows. Guests are offered to sign in. */
    'account/brands-interest': {
      major: 1,
      props: z.object({}),
    },
    /** Greets a new member. */
    'account/welcome': {
      major: 1,
      props: z.object({}),
    },
  },
} as const;
