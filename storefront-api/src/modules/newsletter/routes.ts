import type { FastifyInstance } from 'fastify';
import { requireCustomer } from '../../visit/visit.ts';
import { createLinkAuthenticator } from './link-authenticator.ts';
import { settingsOfLink, toSettings, unsubscribe } from './service.ts';

/** Registers the newsletter endpoints. `mailLinkSecret` signs the links in newsletters. */
export async function newsletterRoutes(
  app: FastifyInstance,
  { mailLinkSecret: secret }: { mailLinkSecret: Buffer },
): Promise<void> {
  app.contractRoute('newsletter', ({ hashedEmail, hashedToken }, { store: { websiteId }, visitor }) => {
    // A mailed link takes precedence over the session, which may be that of another member.
    if (hashedEmail !== undefined || hashedToken !== undefined) {
      const link = { hashedEmail: hashedEmail ?? '', hashedToken: hashedToken ?? '' };
      return settingsOfLink(app.database.db, link, { secret, websiteId });
    }
    return toSettings(requireCustomer(visitor));
  });

  app.serverRoute('newsletter-one-click-unsubscribe', {
    authenticator: createLinkAuthenticator(secret, (id) => app.findStore(id)),
    handler: async (_input, { principal }) => {
      await unsubscribe(app.database.db, principal);
      return { subscribed: false as const };
    },
  });
}
