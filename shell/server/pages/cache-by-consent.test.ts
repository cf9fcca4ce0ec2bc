import type { FastifyInstance } from 'fastify';
import { writeStoredConsent } from 'shared-contracts/consent/consent-cookie';
import { noConsent, type CookieConsent } from 'shared-contracts/session';
import { noSettings } from '../settings/store-settings.ts';
import { buildShell } from '../testing/shell-fixture.ts';

const version = '1f0c9a3e';
const yearSeconds = 365 * 24 * 60 * 60;
const given = (accepted_functional: boolean, accepted_advertising: boolean): CookieConsent => ({
  cookie_consent_given: true,
  accepted_functional,
  accepted_advertising,
});

/** Returns the cookies of a visitor who answered before. */
function answered(
  functional: boolean,
  advertising: boolean,
  { askedVersion = version, ageSeconds = 60 } = {},
) {
  const value = writeStoredConsent({
    accepted_functional: functional,
    accepted_advertising: advertising,
    version: askedVersion,
    givenAt: Math.floor(Date.now() / 1000) - ageSeconds,
    recordId: 'A'.repeat(22),
  });
  return { cookie_consent: value };
}

describe('the cache of pages', () => {
  let app: FastifyInstance;
  let consentVersion: string | null = version;
  beforeAll(async () => {
    app = await buildShell({
      storeSettings: async () => ({ ...noSettings, consentVersion }),
      renderPage: async ({ session }) => ({
        kind: 'document',
        status: 200,
        html: Buffer.from(JSON.stringify(session.cookieConsentPreferences)),
        encoding: 'identity',
      }),
    });
  });
  afterAll(() => app.close());

  /** Returns the consent for which the page of a guest was rendered. */
  async function consentOfPage(url: string, cookies: Record<string, string>, headers = {}): Promise<unknown> {
    return (await app.inject({ url, cookies, headers })).json();
  }

  it('has a page of its own for each choice, so that none is rendered with the consent of another visitor', async () => {
    const visitors: [Record<string, string>, Record<string, string>, CookieConsent][] = [
      [answered(true, true), {}, given(true, true)],
      [{}, {}, noConsent],
      [answered(false, false), {}, given(false, false)],
      [answered(true, false), {}, given(true, false)],
      [answered(false, true), {}, given(false, true)],
      [answered(true, true), { 'sec-gpc': '1' }, given(true, false)],
      [answered(true, true, { askedVersion: '00000000' }), {}, noConsent],
      [answered(true, true, { ageSeconds: yearSeconds }), {}, noConsent],
      [{ cookie_consent: 'f1a1' }, {}, noConsent],
    ];
    for (const [cookies, headers, consent] of visitors) {
      // oxlint-disable-next-line no-await-in-loop -- in turn, so that later ones could get an earlier page
      expect(await consentOfPage('/products/skis', cookies, headers)).toEqual(consent);
    }
  });

  it('counts an answer to any version while the current one is unknown, and asks again once it is known', async () => {
    const cookies = answered(true, false, { askedVersion: '00000000' });
    consentVersion = null;
    expect(await consentOfPage('/brands', cookies)).toEqual(given(true, false));
    consentVersion = version;
    expect(await consentOfPage('/brands', cookies)).toEqual(noConsent);
  });
});
