import { setUpConsole, staffSession, type ConsoleFixture } from '../testing/console-fixture.ts';
import { buildShell } from '../testing/shell-fixture.ts';
import { guestSessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';

const promotion = {
  action: 'promote',
  remote: 'mf-cms',
  version: '1.0.0',
  share: '100',
  revision: '1',
  reason: 'why',
};

describe('release console access', () => {
  let fixture: ConsoleFixture;

  beforeAll(async () => {
    fixture = await setUpConsole();
    await fixture.registry.publish('mf-cms', '1.0.0');
  });
  beforeEach(() => {
    fixture.api.asked.length = 0;
    fixture.session = staffSession;
  });
  afterAll(() => fixture.stop());

  it('is not registered without staff', async () => {
    const app = await buildShell();
    for (const url of ['/__releases', '/__releases/confirm', '/__releases/console.css'])
      expect((await app.inject({ url })).body).toBe('<p>page</p>');
    expect((await app.inject({ method: 'POST', url: '/__releases/change' })).statusCode).toBe(404);
    await app.close();
  });

  it('admits a confirmed member of staff, whatever the case of their address', async () => {
    fixture.session = { ...staffSession, email: 'Anna@Example.com' };
    const { statusCode, body } = await fixture.get('/__releases');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Releases</h1>');
    expect(fixture.api.asked[0]?.headers).toMatchObject({ cookie: 'sid=abc' });
  });

  const otherVisitors = {
    'a guest whose session is over': guestSessionData(defaultStore),
    'a member who is not staff': { ...staffSession, email: 'ben@example.com' },
    'a member who has not confirmed the address': { ...staffSession, is_confirmed: false },
    'a guest with a remembered address': { ...staffSession, id: null },
    'an address that only looks like one of staff': { ...staffSession, email: 'annа@example.com' },
  };

  it.each(Object.entries(otherVisitors))('shows %s the same as an unknown path', async (_who, session) => {
    fixture.session = session;
    for (const path of ['', '/confirm?action=rollback&remote=mf-cms', '/console.css']) {
      const answer = await fixture.get(`/__releases${path}`);
      const elsewhere = await fixture.get(`/__nothing${path}`);
      expect([answer.statusCode, answer.body]).toEqual([elsewhere.statusCode, elsewhere.body]);
      expect(answer.headers['x-robots-tag']).toBeUndefined();
      expect(answer.headers['cache-control']).toBe(elsewhere.headers['cache-control']);
    }
    const change = await fixture.post(promotion);
    expect([change.statusCode, change.json()]).toEqual([
      404,
      expect.objectContaining({ message: 'Route POST:/__releases/change not found' }),
    ]);
    expect(await fixture.revision()).toBe(1);
  });

  it('does not call the API for a visitor without a session', async () => {
    const answer = await fixture.get('/__releases', { cookie: '' });
    expect(answer.body).toBe('<p>page</p>');
    expect((await fixture.post(promotion, { cookie: '' })).statusCode).toBe(404);
    expect(fixture.api.asked).toEqual([]);
  });

  it('answers other visitors alike, whatever the content type', async () => {
    fixture.session = otherVisitors['a member who is not staff'];
    const answer = await fixture.post(promotion, { 'content-type': 'text/odd' });
    expect(answer.statusCode).toBe(404);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another store of the shop', { origin: 'http://fr.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['the same name on another port', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' }],
    ['nowhere in particular', { origin: undefined, 'sec-fetch-site': undefined }],
    ['a frame without an origin', { origin: 'null', 'sec-fetch-site': undefined }],
  ])('rejects a change from %s with 403', async (_where, headers) => {
    const answer = await fixture.post(promotion, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('Nothing was changed');
    expect(await fixture.revision()).toBe(1);
  });

  it('sends pages without script, style attributes and caching, and is not in robots.txt', async () => {
    for (const url of [
      '/__releases',
      '/__releases/confirm?action=promote&remote=mf-cms&version=1.0.0&share=100',
    ]) {
      const { headers, body } = await fixture.get(url);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
      expect(body).not.toMatch(/<script|<style| style=| on\w+=/);
      expect(body).not.toContain(fixture.registry.token);
    }
    const robots = await fixture.get('/robots.txt');
    expect(robots.body).not.toContain('__releases');
  });

  it('serves its own style sheet', async () => {
    const { headers, body } = await fixture.get('/__releases/console.css');
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    expect(body).toBe('.console{}');
  });

  it('changes nothing on GET', async () => {
    const query = new URLSearchParams(promotion).toString();
    for (const path of ['', '/confirm', '/change']) await fixture.get(`/__releases${path}?${query}`);
    expect(await fixture.revision()).toBe(1);
  });
});
