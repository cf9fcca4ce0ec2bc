import { writeStoredConsent } from 'shared-contracts/consent/consent-cookie';
import { noConsent } from 'shared-contracts/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buildShell, testVisitorKey, visitorCookie } from '../testing/shell-fixture.ts';
import { readVisitorId, signVisitorId } from './visitor-id.ts';
import { hasSession, readConsent } from './visitor.ts';

const known = '0b9f3c52-7d6e-4b1a-9a55-3f1f6a3f2d10';

describe('readConsent', () => {
  const value = writeStoredConsent({
    accepted_functional: false,
    accepted_advertising: true,
    version: '1f0c9a3e',
    givenAt: Math.floor(Date.now() / 1000),
    recordId: 'A'.repeat(22),
  });
  const given = { cookie_consent_given: true, accepted_functional: false, accepted_advertising: true };
  const read = (cookie: string, headers: Record<string, string>, version: string | null) =>
    readConsent({ cookies: { cookie_consent: cookie }, headers }, version);

  it('returns the answer in the cookie if it is to the current question', () => {
    expect(read(value, {}, '1f0c9a3e')).toEqual(given);
    expect(read(value, {}, null)).toEqual(given);
    expect(read(value, {}, '00000000')).toEqual(noConsent);
  });

  it('counts advertising as rejected for a browser with Global Privacy Control', () => {
    expect(read(value, { 'sec-gpc': '1' }, '1f0c9a3e')).toEqual({ ...given, accepted_advertising: false });
    expect(read(value, { 'sec-gpc': '1, 1' }, '1f0c9a3e').accepted_advertising).toBe(false);
    expect(read(value, { 'sec-gpc': '0' }, '1f0c9a3e')).toEqual(given);
    expect(read(value, { 'sec-gpc': '11' }, '1f0c9a3e')).toEqual(given);
  });

  it.each(['', 'f1a1', 'true', 'a'.repeat(4_000)])('returns no consent for %p', (cookie) => {
    expect(read(cookie, {}, '1f0c9a3e')).toEqual(noConsent);
  });
});

describe('hasSession', () => {
  it.each([
    ['http', 'sid', true],
    ['http', '__Host-sid', false],
    ['https', '__Host-sid', true],
    ['https', 'sid', false],
  ])('over %s with the cookie %s returns %s', (protocol, name, counts) => {
    const request = { protocol, cookies: { [name]: 'x' } } as unknown as FastifyRequest;
    expect(hasSession(request)).toBe(counts);
  });
});

describe('readVisitor', () => {
  let app: FastifyInstance;
  const ids: string[] = [];
  beforeAll(async () => {
    app = await buildShell({
      releases: {
        snapshotFor: (id) => {
          ids.push(id);
          return { revision: 1, releases: {} };
        },
        preview: async () => undefined,
        getServable: async () => undefined,
        getRenderable: async () => undefined,
        file: () => '',
        document: () => undefined,
        state: () => ({ revision: 1, conflict: null, verdicts: [], served: [], alerts: [] }),
        refresh: () => Promise.resolve(),
        stop: () => undefined,
      },
      renderPage: ({ url }) =>
        Promise.resolve({
          kind: 'document',
          status: 200,
          html: Buffer.from(new URL(url).pathname),
          encoding: 'identity',
        }),
    });
  });
  afterAll(() => app.close());

  it('assigns a random id at the first visit, in an HttpOnly cookie', async () => {
    const { cookies } = await app.inject({ url: '/' });
    expect(cookies).toEqual([
      expect.objectContaining({
        name: 'vid',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 31_536_000,
      }),
    ]);
    expect(cookies[0]?.value).toMatch(/^[0-9a-f-]{36}\.[\w-]{43}$/);
    expect(ids.at(-1)).toBe(readVisitorId(cookies[0]?.value, testVisitorKey));
  });

  it.each([
    ['Secure', 'a trusted proxy', '127.0.0.1', true],
    ['no Secure', 'an untrusted address', '203.0.113.9', undefined],
  ])(
    'sets %s in the cookie if X-Forwarded-Proto comes from %s',
    async (_flag, _sender, remoteAddress, secure) => {
      const headers = { 'x-forwarded-proto': 'https' };
      const { cookies } = await app.inject({ url: `/?from=${remoteAddress}`, headers, remoteAddress });
      expect(cookies[0]?.secure).toBe(secure);
    },
  );

  it('keeps a known id', async () => {
    const { cookies } = await app.inject({ url: '/', headers: { cookie: visitorCookie(known) } });
    expect(cookies).toEqual([]);
    expect(ids.at(-1)).toBe(known);
  });

  it.each([
    ['that is no id', '<script>'],
    ['without a signature (former format)', known],
    [
      'with the signature of another id',
      `${known.replace('0', '1')}.${signVisitorId(known, testVisitorKey).split('.')[1]}`,
    ],
    ['with text after its signature', `${signVisitorId(known, testVisitorKey)}.x`],
    ['that is empty', ''],
  ])('replaces an id %s', async (_what, vid) => {
    const { cookies } = await app.inject({ url: '/', cookies: { vid } });
    expect(cookies).toHaveLength(1);
    expect(ids.at(-1)).toBe(readVisitorId(cookies[0]?.value, testVisitorKey));
    expect(ids.at(-1)).not.toBe(known);
  });
});
