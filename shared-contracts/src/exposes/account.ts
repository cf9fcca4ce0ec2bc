import * as z from 'zod/mini';

export const accountExposes = {
  pages: {
    'account/login': { remote: 'mf-account', expose: './pages/login' },
    'account/register': { remote: 'mf-account', expose: './pages/register' },
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
        /** Why it opened: words the heading. */
        reason: z.enum(['prices', 'basket', 'protected-link', 'account']),
        /** Where to go after sign-in; a path of this shop. Absent: stay. */
        referer: z.optional(z.string()),
        /** Which of the two is shown first. Absent: what fits the reason. */
        tab: z.optional(z.enum(['join', 'signIn'])),
        /** In the colour of the sales. */
        variant: z.optional(z.enum(['red'])),
      }),
    },
    /** Greets who has just joined. */
    'account/welcome': {
      remote: 'mf-account',
      expose: './overlays/welcome',
      major: 1,
      props: z.object({}),
    },
  },
} as const;
