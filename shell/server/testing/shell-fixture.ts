import { noSettings } from '../settings/store-settings.ts';
import { createSecretKey, generateKeyPairSync } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { buildApp, type AppOptions } from '../app.ts';
import { formContentType } from '../http/form-bodies.ts';
import { defaultHttpLimits } from '../http/http-limits.ts';
import { alwaysOpen } from '../maintenance/maintenance.ts';
import { createReleaseHealth } from '../releases/health/release-health.ts';
import type { ShellBuild } from '../shell-build.ts';
import { createShutdown } from '../shutdown.ts';
import { signVisitorId } from '../visitor/visitor-id.ts';

/** Key pair of the registry in tests. */
export const testKeys = generateKeyPairSync('ed25519');

/** Key that signs visitor ids in tests. */
export const testVisitorKey = createSecretKey('ab'.repeat(32), 'hex');

/** Returns the cookie of a visitor with a signed id. */
export const visitorCookie = (id: string) => `vid=${signVisitorId(id, testVisitorKey)}`;

export const emptyBuild: ShellBuild = {
  version: 'abc',
  start: 'start.js',
  main: 'main.js',
  stylesheets: [],
  messages: {},
  assets: {},
  folder: '/nowhere',
  startScript: 'start()',
};

export const noReleases: AppOptions['releases'] = {
  snapshotFor: () => ({ revision: 1, releases: {} }),
  preview: async () => undefined,
  getServable: async () => undefined,
  getRenderable: async () => undefined,
  file: () => '/nowhere',
  document: () => undefined,
  state: () => ({ revision: 1, conflict: null, verdicts: [], served: [], alerts: [] }),
  refresh: () => Promise.resolve(),
  stop: () => undefined,
};

/** Builds the shell's server with a stub renderer. */
export function buildShell(parts: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  return buildApp({
    apiUrl: 'http://127.0.0.1:9',
    logLevel: 'silent',
    trustProxy: ['loopback'],
    testHosts: [],
    leaveOrigins: [],
    pagePolicies: {},
    releases: noReleases,
    storeSettings: () => Promise.resolve(noSettings),
    maintenance: alwaysOpen,
    publicKey: testKeys.publicKey,
    visitorKey: testVisitorKey,
    shellBuild: emptyBuild,
    renderPage: () =>
      Promise.resolve({
        kind: 'document',
        status: 200,
        html: Buffer.from('<p>page</p>'),
        encoding: 'identity',
      }),
    joinRender: () => undefined,
    overflowWait: () => null,
    limits: defaultHttpLimits,
    shutdown: createShutdown(),
    metrics: new Registry(),
    liveReload: null,
    development: null,
    console: null,
    errors: { add: () => undefined },
    health: createReleaseHealth({ now: Date.now }),
    ...parts,
  });
}

export interface FakeApi {
  url: string;
  /** The requests so far, in order. The body of a form is its text. */
  asked: { url: string; headers: Record<string, unknown>; body: unknown }[];
  close(): Promise<void>;
}

export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string | string[]>;
  body: unknown;
}

/** Starts a fake API on a free port. */
export async function startFakeApi(
  answer: (url: string) => FakeAnswer | Promise<FakeAnswer>,
): Promise<FakeApi> {
  const app = Fastify();
  const asked: FakeApi['asked'] = [];
  app.addContentTypeParser(formContentType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.all('/*', async (request, reply) => {
    asked.push({ url: request.url, headers: request.headers, body: request.body });
    const { status = 200, headers = {}, body } = await answer(request.url);
    return reply.code(status).headers(headers).send(body);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, asked, close: () => app.close() };
}
