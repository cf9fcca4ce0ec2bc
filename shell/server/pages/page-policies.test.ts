import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config-error.ts';
import { inlineHashOf } from '../shell-build.ts';
import { headerOf, parsePagePolicies, policyOf, readPagePolicies } from './page-policies.ts';
import type { PageAnswer, RenderJob } from '../rendering/render-job.ts';
import { baseDirectives } from '../http/responses/security-headers.ts';
import { buildShell, emptyBuild } from '../testing/shell-fixture.ts';

const policies = parsePagePolicies({
  basket: { 'frame-src': ['https://pay.example'], 'script-src': ['https://pay.example:8443'] },
});

describe('parsePagePolicies', () => {
  it.each([
    ["'unsafe-inline'"],
    ["'unsafe-eval'"],
    ["'strict-dynamic'"],
    ["'nonce-abc'"],
    ['*'],
    ['https:'],
    ['https://*.example'],
    ['https://pay.example/path'],
    ['http://pay.example'],
    ['data:'],
    ['https://pay.example; trusted-types *'],
    ['HTTPS://pay.example'],
  ])('rejects the source %s', (source) => {
    expect(() => parsePagePolicies({ basket: { 'script-src': [source] } })).toThrow(ConfigError);
  });

  it.each([
    'require-trusted-types-for',
    'trusted-types',
    'default-src',
    'base-uri',
    'object-src',
    'frame-ancestors',
    'script-src-attr',
  ])('rejects the directive %s', (directive) => {
    expect(() => parsePagePolicies({ basket: { [directive]: ['https://pay.example'] } })).toThrow(
      ConfigError,
    );
  });

  it.each([[{ 'No type': {} }], [{ basket: { 'frame-src': [] } }], [[]], ['text'], [null]])(
    'rejects %j',
    (content) => {
      expect(() => parsePagePolicies(content)).toThrow(ConfigError);
    },
  );

  it('reads a file, and names the variable in errors, without the path', () => {
    const folder = mkdtempSync(join(tmpdir(), 'policies-'));
    const file = join(folder, 'policies.json');
    writeFileSync(file, JSON.stringify({ contact: { 'frame-src': ['http://localhost:5400'] } }));
    expect(readPagePolicies(file)).toEqual({ contact: { 'frame-src': ['http://localhost:5400'] } });
    writeFileSync(file, '{');
    const wrong = /^CONTENT_SECURITY_POLICY_FILE is not valid: it must be a JSON file$/;
    expect(() => readPagePolicies(file)).toThrow(wrong);
    writeFileSync(file, '[]');
    expect(() => readPagePolicies(file)).toThrow(
      /^CONTENT_SECURITY_POLICY_FILE is not valid: (?!.*policies\.json)/,
    );
    rmSync(folder, { recursive: true });
    expect(() => readPagePolicies(file)).toThrow(wrong);
    expect(readPagePolicies(null)).toEqual({});
  });
});

const base = baseDirectives(emptyBuild);

describe('policyOf', () => {
  it('adds origins to the default policy', () => {
    const parts = (policyOf(policies, 'basket', base) ?? '').split(';');
    expect(parts).toContain("frame-src 'self' https://pay.example");
    expect(parts).toContain(
      `script-src 'self' ${inlineHashOf(emptyBuild.startScript)} https://pay.example:8443`,
    );
    expect(parts).toContain("require-trusted-types-for 'script'");
    expect(parts).toContain('trusted-types default');
    const untouched = headerOf(base)
      .split(';')
      .filter((part) => !part.startsWith('script-src '));
    expect(parts).toEqual(expect.arrayContaining(untouched));
  });

  it.each(['home', null, undefined] as const)('returns undefined for %s', (type) => {
    expect(policyOf(policies, type, base)).toBeUndefined();
  });
});

describe('pages', () => {
  let app: FastifyInstance;
  let order: RenderJob;
  afterEach(() => app.close());

  async function policyFor(pageType: 'basket' | 'home' | null, inlineStyleHash?: string) {
    const answer: PageAnswer = {
      kind: 'document',
      status: 200,
      html: Buffer.from('<p>page</p>'),
      encoding: 'identity',
      pageType,
      ...(inlineStyleHash !== undefined && { inlineStyleHash }),
    };
    app = await buildShell({
      pagePolicies: policies,
      renderPage: (given) => {
        order = given;
        return Promise.resolve(answer);
      },
    });
    const fetched = [await app.inject({ url: '/' }), await app.inject({ url: '/' })];
    return fetched.map((each) => each.headers['content-security-policy']);
  }

  it('of a type with its own policy have its header, rendered or cached, and tell the tab which types have one', async () => {
    const policy = policyOf(policies, 'basket', base);
    expect(await policyFor('basket')).toEqual([policy, policy]);
    expect(order.ownPolicyTypes).toEqual(['basket']);
  });

  it.each(['home', null] as const)('of the type %s have the default policy', async (type) => {
    const header = headerOf(base);
    expect(await policyFor(type)).toEqual([header, header]);
  });

  it.each(['basket', 'home'] as const)(
    'of the type %s allow their inline style sheet and no other, rendered, cached or not modified',
    async (type) => {
      const hash = inlineHashOf('.a{}');
      const found = await policyFor(type, hash);
      const { headers } = await app.inject({ url: '/' });
      const notModified = await app.inject({
        url: '/',
        headers: { 'if-none-match': String(headers.etag) },
      });
      expect(notModified.statusCode).toBe(304);
      const all = [...found, notModified.headers['content-security-policy']];
      const own = policyOf(policies, type, base) ?? headerOf(base);
      const expected = own.replace(/(style-src [^;]*)/, `$1 ${hash}`);
      expect(all).toEqual([expected, expected, expected]);
    },
  );
});
