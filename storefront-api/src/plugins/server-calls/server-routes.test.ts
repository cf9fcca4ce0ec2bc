import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { defineServerEndpoint } from 'shared-contracts/api/server-endpoint';
import * as z from 'zod/mini';
import { signBody } from '../../testing/sign-body.ts';
import { errorAnswers } from '../error-answers.ts';
import { originCheck } from '../origin-check.ts';
import {
  createBearerAuthenticator,
  createSignatureAuthenticator,
  type ServerCall,
} from './server-authenticators.ts';
import { addServerRoute, keepRawBodies, type ServerRoute, type ServerVisit } from './server-routes.ts';

const secret = Buffer.alloc(32, 'tests only');
const now = new Date('2026-11-01T12:00:00Z');

const webhook = defineServerEndpoint('test-webhook', {
  method: 'POST',
  summary: 'For tests',
  authentication: 'signature',
  body: 'json',
  maxBodyBytes: 200,
  request: z.strictObject({ event: z.string() }),
  response: z.object({ event: z.string() }),
  errors: [],
});

type Route = ServerRoute<never, unknown>;

/** The calls and visits of the last request. */
let seen: { call?: ServerCall; visit?: ServerVisit<unknown> } = {};
let app: FastifyInstance;
afterEach(() => app.close());

async function start(route: Partial<Route> = {}): Promise<void> {
  seen = {};
  app = Fastify();
  app.decorate('now', () => now);
  await app.register(errorAnswers);
  await app.register(originCheck);
  await app.register(cookie);
  await app.register(async (scope) => {
    keepRawBodies(scope);
    const authenticator = createSignatureAuthenticator({ secrets: [secret] });
    addServerRoute(scope, webhook, {
      authenticator: {
        kind: 'signature',
        authenticate: (call) => {
          seen.call = call;
          return authenticator.authenticate(call);
        },
      },
      handler: (input, visit) => {
        seen.visit = visit;
        return input;
      },
      ...route,
    } as Route);
  });
  await app.ready();
}

async function post(body: string, headers: Record<string, string> = {}) {
  const response = await app.inject({
    method: 'POST',
    url: webhook.path,
    headers: {
      'content-type': 'application/json',
      'x-signature': signBody(secret, Buffer.from(body), now),
      ...headers,
    },
    payload: body,
  });
  return { status: response.statusCode, body: response.json<{ code?: string }>(), response };
}

describe('a server endpoint', () => {
  it('answers a signed call without an origin, and passes the body on unchanged', async () => {
    await start();
    const { status, body } = await post('{ "event":  "paid" }');
    expect([status, body]).toEqual([200, { event: 'paid' }]);
    expect(seen.visit?.rawBody.toString()).toBe('{ "event":  "paid" }');
  });

  it('gives neither the authenticator nor the handler access to a session, and sets no cookie', async () => {
    await start();
    const { status, response } = await post('{"event":"paid"}', { cookie: 'sid=somebody' });
    expect(status).toBe(200);
    expect(seen.call?.headers.cookie).toBeUndefined();
    expect(Object.keys(seen.visit ?? {}).toSorted()).toEqual(['now', 'principal', 'rawBody']);
    expect(response.headers['set-cookie']).toBeUndefined();
    // @ts-expect-error -- the type has no visitor: a handler that reads a session does not compile
    expect(seen.visit?.visitor).toBeUndefined();
    // @ts-expect-error -- nor a request, whose cookies it could read
    expect(seen.visit?.request).toBeUndefined();
  });

  it.each(['same-origin', 'none', 'cross-site'])('rejects a browser that comes from %s', async (site) => {
    await start();
    const { status, body } = await post('{"event":"paid"}', { 'sec-fetch-site': site });
    expect([status, body.code]).toEqual([403, 'forbidden_origin']);
    expect(seen).toEqual({});
  });

  it.each([undefined, createBearerAuthenticator(['t'.repeat(32)])])(
    'is not registered without the authenticator that its entry names: %p',
    async (authenticator) => {
      await expect(start({ authenticator } as Partial<Route>)).rejects.toThrow(
        'test-webhook needs an authenticator of the kind signature',
      );
    },
  );

  it('authenticates before it parses', async () => {
    await start();
    const { status, body } = await post('{', { 'x-signature': 't=1,v1=00' });
    expect([status, body.code]).toEqual([401, 'authentication_required']);
    expect((await post('{')).status).toBe(400);
  });

  it('rejects a body that is longer than its entry allows', async () => {
    await start();
    const { status, body } = await post(JSON.stringify({ event: 'x'.repeat(200) }));
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });

  it.each(['[1]', 'null', '{"event":"paid","more":1}', '{"__proto__":{},"event":"paid"}'])(
    'rejects the body %s',
    async (body) => {
      await start();
      expect((await post(body)).status).toBe(400);
    },
  );
});
