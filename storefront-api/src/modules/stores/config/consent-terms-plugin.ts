import fp from 'fastify-plugin';
import { createConsentTerms, type FindConsentTerms } from './consent-terms.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns what the visitors of a store are asked to consent to, at most half a minute old. */
    findConsentTerms: FindConsentTerms;
  }
}

export const consentTermsPlugin = fp(
  async (app) => {
    app.decorate(
      'findConsentTerms',
      createConsentTerms(app.database.db, () => app.now().getTime()),
    );
  },
  { name: 'consent-terms', dependencies: ['shop-context'] },
);
