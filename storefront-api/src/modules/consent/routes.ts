import type { FastifyInstance } from 'fastify';
import { consentInEffect } from 'shared-contracts/consent/consent-cookie';
import { noConsent, type CookieConsent } from 'shared-contracts/session';
import { stores, type Store } from 'shared-contracts/stores';
import type { Visit } from '../../visit/visit.ts';
import { saveConsent } from '../accounts/service.ts';
import { clearConsentCookie, writeConsentCookie } from '../auth/consent-cookie.ts';
import type { ConsentTerms } from '../stores/config/consent-terms.ts';
import { consentCookieDomain } from './consent-cookie-domain.ts';
import { recordConsent, type Choice } from './consent-records.ts';
import { expireRejectedCookies, renewExperimentsCookie } from './rejected-items.ts';

export async function consentRoutes(app: FastifyInstance): Promise<void> {
  app.contractRoute('cookie-preferences', async ({ version, ...choice }, visit) => {
    const terms = await app.findConsentTerms(visit.store);
    const isCurrent = version === undefined || version === terms.cookieConsentVersion;
    const consent = isCurrent ? await acceptAnswer(app, choice, terms, visit) : await withdraw(app, visit);
    expireRejectedCookies(visit.request, visit.reply, consent);
    renewExperimentsCookie(visit.request, visit.reply, consent);
    return { cookieConsentPreferences: consent };
  });
}

/** Stores the answer and its proof. Returns the consent in effect. */
async function acceptAnswer(
  app: FastifyInstance,
  choice: Choice,
  terms: ConsentTerms,
  { store, visitor, now, request, reply }: Visit,
): Promise<CookieConsent> {
  const { customer, rejectsAdvertising } = visitor;
  const answer = { store, customer, terms, rejectsAdvertising, now };
  const stored = await recordConsent(app.database.db, choice, answer);
  writeConsentCookie(reply, stored, cookieDomain(store, request.host));
  return consentInEffect(stored, { version: terms.cookieConsentVersion, now, rejectsAdvertising });
}

/**
 * Treats an answer to another question than the current one, of a page that was cached before a change, or a forged one.
 * Nothing proves what was asked, so that no consent is stored. What was accepted before ends, because the answer may have
 * been a withdrawal. The visitor is asked the current question.
 */
async function withdraw(
  app: FastifyInstance,
  { store, visitor: { customer }, request, reply }: Visit,
): Promise<CookieConsent> {
  if (customer !== null) await saveConsent(app.database.db, customer.id, null);
  clearConsentCookie(reply, cookieDomain(store, request.host));
  return noConsent;
}

function cookieDomain({ websiteId }: Store, requestHost: string): string | null {
  const hosts = (isOwn: boolean) =>
    stores.filter((store) => (store.websiteId === websiteId) === isOwn).map(({ host }) => host);
  return consentCookieDomain(hosts(true), requestHost, hosts(false));
}
