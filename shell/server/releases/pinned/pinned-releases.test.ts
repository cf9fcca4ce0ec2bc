import type { FastifyInstance } from 'fastify';
import type { Snapshot } from 'shared-contracts/releases';
import { documentOf, entryOf, manifestOf } from '../../testing/release-fixture.ts';
import { buildShell, noReleases, testVisitorKey } from '../../testing/shell-fixture.ts';
import { signVisitorId } from '../../visitor/visitor-id.ts';

const visit = { vid: signVisitorId('0b9f3c52-7d6e-4b1a-9a55-3f1f6a3f2d10', testVisitorKey) };

describe('pinDuringCheckout', () => {
  let app: FastifyInstance;
  let live = '1.0.0';
  const blocked = new Set<string>();
  let seen: Snapshot;

  beforeEach(async () => {
    live = '1.0.0';
    blocked.clear();
    app = await buildShell({
      releases: {
        ...noReleases,
        snapshotFor: () => ({ revision: 1, releases: { 'mf-basket': manifestOf('mf-basket', live) } }),
        document: () =>
          documentOf(1, { 'mf-basket': [entryOf('mf-basket', '1.0.0'), entryOf('mf-basket', '2.0.0')] }),
        getRenderable: async (remote, version) =>
          blocked.has(version) ? undefined : manifestOf(remote, version),
      },
      renderPage: async (job) => {
        seen = job.snapshot;
        return { kind: 'document', status: 200, html: Buffer.from(''), encoding: 'identity' };
      },
    });
  });
  afterEach(() => app.close());

  /** Opens a page with cookies and resolves with the cookies after it. */
  async function open(url: string, cookies: Record<string, string>): Promise<Record<string, string>> {
    const answer = await app.inject({ url, cookies: { ...visit, ...cookies } });
    const next = { ...cookies };
    for (const { name, value } of answer.cookies) {
      if (value === '') delete next[name];
      else next[name] = value;
    }
    return next;
  }

  const version = () => seen.releases['mf-basket']?.version;

  it('keeps the releases with which the checkout began', async () => {
    const cookies = await open('/checkout/shipping', {});
    live = '2.0.0';
    await open('/checkout/payment?step=2', cookies);
    expect(version()).toBe('1.0.0');
    await open('/order/success/', cookies);
    expect(version()).toBe('1.0.0');
  });

  it('ends on the first page outside the checkout, which gets the live releases', async () => {
    const inside = await open('/checkout/shipping', {});
    live = '2.0.0';
    const outside = await open('/checkout/cart/', inside);
    expect(version()).toBe('2.0.0');
    expect(outside).toEqual({});
    await open('/checkout/shipping', outside);
    expect(version()).toBe('2.0.0');
  });

  it('drops blocked releases', async () => {
    const cookies = await open('/checkout/shipping', {});
    live = '2.0.0';
    blocked.add('1.0.0');
    await open('/checkout/shipping', cookies);
    expect(version()).toBe('2.0.0');
  });

  const encoded = (json: string) => Buffer.from(json).toString('base64url');

  it('keeps the releases that a shell before the present form of the cookie has pinned', async () => {
    live = '2.0.0';
    await open('/checkout/payment', { checkout_releases: encoded('{"mf-basket":"1.0.0"}') });
    expect(version()).toBe('1.0.0');
  });

  it.each([
    '',
    'h.',
    'h.AAAAAAAAAAAA',
    `h.${'A'.repeat(11)}`,
    `h.${'A'.repeat(12 * 65)}`,
    'x',
    '{}',
    encoded('{"mf-basket":"../../x"}'),
    encoded('{"__proto__":"1.0.0"}'),
    encoded('{"constructor":"1.0.0"}'),
    'a'.repeat(3000),
  ])('ignores the cookie %j', async (cookie) => {
    await open('/checkout/shipping', { checkout_releases: cookie });
    expect(version()).toBe('1.0.0');
  });
});
