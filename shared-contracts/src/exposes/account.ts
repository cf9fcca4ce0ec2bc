import * as z from 'zod/mini';

export const accountExposes = {
  pages: {
    'account/login': { remote: 'mf-account', expose: './pages/login' },
    'account/register': { remote: 'mf-account', expose: './pages/register' },
    'account/forgot-password': { remote: 'mf-account', expose: './pages/forgot-password' },
    'account/reset-password': { remote: 'mf-account', expose: './pages/reset-password' },
    'account/confirm': { remote: 'mf-account', expose: './pages/confirm' },
    'account/security': { remote: 'mf-account', expose: './pages/security' },
    'account/dashboard': { remote: 'mf-account', expose: './pages/dashboard' },
  },
  fragments: {
    /** Guests: opens the register overlay. Members: toggles the account menu. */
    'account/button': { remote: 'mf-account', expose: './fragments/button', major: 1, props: z.object({}) },
  },
  overlays: {
    'account/register': {
      remote: 'mf-account',
      expose: './overlays/register',
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
      remote: 'mf-account',
      expose: './overlays/welcome',
      major: 1,
      props: z.object({}),
    },
  },
} as const;
