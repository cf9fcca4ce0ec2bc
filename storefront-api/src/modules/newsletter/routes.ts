import type { FastifyInstance } from 'fastify';
import { requireCustomer } from '../session/visitor.ts';
import { settingsOfLink, toSettings } from './settings.ts';

/** `mailLinkSecret`: from it every link of a newsletter is made. */
export async function newsletterRoutes(
  app: FastifyInstance,
  { mailLinkSecret: secret }: { mailLinkSecret: Buffer },
): Promise<void> {
  app.contractRoute('newsletter', ({ hashedEmail, hashedToken }, { store: { websiteId }, visitor }) => {
    // Whoever has opened somebody's mail asks about that address, also while signed in as another.
    if (hashedEmail !== undefined || hashedToken !== undefined) {
      const link = { hashedEmail: hashedEmail ?? '', hashedToken: hashedToken ?? '' };
      return settingsOfLink(app.database.db, link, { secret, websiteId });
    }
    return toSettings(requireCustomer(visitor));
  });
}
