/**
 * Query parameters of a newsletter link. With both, a visitor may see and change the newsletters of that address without
 * signing in. They authorise nothing else, are never cached and never logged.
 */
export const newsletterLinkFields = ['hashedEmail', 'hashedToken'] as const;

export type NewsletterLink = Readonly<Record<(typeof newsletterLinkFields)[number], string>>;
