import * as z from 'zod/mini';

export const accountExposes = {
  pages: [
    'account/login',
    'account/register',
    'account/social-login',
    'account/forgot-password',
    'account/reset-password',
    'account/confirm',
    'account/cancel-email-change',
    'account/security',
    'account/privacy',
    'account/data-export',
    'account/cancel-account-deletion',
    'account/dashboard',
  ],
  fragments: {
    /** Guests: opens the register overlay. Members: toggles the account menu. */
    'account/button': { major: 1, props: z.object({}) },
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
    /** Greets a new member. */
    'account/welcome': {
      major: 1,
      props: z.object({}),
    },
  },
} as const;
