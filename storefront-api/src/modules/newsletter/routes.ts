import type { FastifyInstance } from 'fastify';
import { paths } from 'shared-contracts/routes';
import { requireCustomer } from '../../visit/visit.ts';
import { createLinkAuthenticator } from './link-authenticator.ts';
import type { NewsletterLink } from './newsletter-link.ts';
import { changeReminders, settingsOfLink, toSettings, unsubscribe } from './service.ts';

/** Registers the newsletter endpoints. `mailLinkSecret` signs the links in newsletters. */
export async function newsletterRoutes(
  app: FastifyInstance,
  { mailLinkSecret: secret }: { mailLinkSecret: Buffer },
): Promise<void> {
  const { db } = app.database;

  app.contractRoute('newsletter', (input, { store: { websiteId }, visitor }) => {
    const link = linkOf(input);
    if (link) return settingsOfLink(db, link, { secret, websiteId });
    return toSettings(requireCustomer(visitor));
  });

  app.contractRoute(
    'newsletter-additional-shopping-notifications',
    async (input, { store: { websiteId }, visitor }) => {
      const link = linkOf(input);
      const account = link ?? requireCustomer(visitor).id;
      const subscribeAbandonedBasket = input.subscribe_abandoned_basket === 1;
      await changeReminders(db, account, subscribeAbandonedBasket, { secret, websiteId });
      return { subscribeAbandonedBasket, redirect: savedPage(link) };
    },
  );

  app.serverRoute('newsletter-one-click-unsubscribe', {
    authenticator: createLinkAuthenticator(secret, (id) => app.findStore(id)),
    handler: async (_input, { principal }) => {
      await unsubscribe(db, principal);
      return { subscribed: false as const };
    },
  });
}

/** Returns the newsletter link of a request. It takes precedence over the session, which may be that of another member. */
function linkOf({ hashedEmail, hashedToken }: Partial<NewsletterLink>): NewsletterLink | null {
  if (hashedEmail === undefined && hashedToken === undefined) return null;
  return { hashedEmail: hashedEmail ?? '', hashedToken: hashedToken ?? '' };
}

/** Returns the page that says that the reminders were stored. It opens by the same link. */
function savedPage(link: NewsletterLink | null): string {
  const query = new URLSearchParams({ ...link, status: 'saved' });
  return `${paths.notifications}?${query.toString()}`;
}
