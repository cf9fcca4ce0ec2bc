import type { EndpointName, RequestOf, ResponseOf } from 'shared-contracts/api';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { ErrorBody } from 'shared-contracts/errors';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { endpoints } from 'shared-contracts/api';
import { errorBodySchema } from 'shared-contracts/errors';
import { buildApp, type AppOptions } from '../app.ts';
import type { DatabaseClient } from '../db/client.ts';
import type { BreachedPasswords } from '../modules/auth/breached-passwords.ts';
import { createLogger } from '../plugins/request-log.ts';
import { demoPassword } from 'demo-shop/data/members';
import { productViews, type PictureOriginals } from 'storefront-ports/picture-originals';
import { openTestDatabase } from './test-database.ts';
import { testPasswords } from './test-passwords.ts';

export interface TestApi {
  app: FastifyInstance;
  database: DatabaseClient;
  /** The clock of the shop. Tests set it. */
  clock: { now: Date };
  close: () => Promise<void>;
}

/** Signs the links in newsletters. */
export const testSecret = Buffer.alloc(32, 'tests only');

/** Loads the drawings on first use: hundreds of modules, which few tests need. */
const lazyOriginals: PictureOriginals = {
  version: 'drawn-for-tests',
  views: productViews,
  find: async (request) => (await import('demo-shop/pictures')).drawnOriginals.find(request),
  findVideo: async (key, format) =>
    (await import('demo-shop/pictures')).drawnOriginals.findVideo(key, format),
};

/** Few tests need the list that ships with the shop: to hash it takes longer than to start the API. */
const noBreachedPasswords: BreachedPasswords = { suffixesOf: async () => [] };

/** High, because all calls of a test come from one address. */
const testRateLimitFactor = 100;

export async function buildTestApi(options: Partial<AppOptions> = {}): Promise<TestApi> {
  const database = options.database ?? (await openTestDatabase());
  const clock = { now: new Date() };
  const app = await buildApp({
    logger: createLogger('silent'),
    mailLinkSecret: testSecret,
    originals: lazyOriginals,
    now: () => clock.now,
    rateLimitFactor: testRateLimitFactor,
    passwords: testPasswords,
    breachedPasswords: noBreachedPasswords,
    hasApiDocs: false,
    ...options,
    database,
  });
  await app.ready();
  return {
    app,
    database,
    clock,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

export interface CallOptions {
  /** Cookies as `name=value`. */
  cookie?: string | undefined;
  headers?: Record<string, string>;
}

export const ownOrigin = { host: 'localhost', origin: 'http://localhost' };

/** Headers of a page of the shop by https, behind a proxy that ends TLS. */
export const secureOrigin = { origin: 'https://localhost', 'x-forwarded-proto': 'https' };

/** Sends a request without validating it. */
export function send(
  app: FastifyInstance,
  endpoint: EndpointName | Pick<Endpoint, 'method' | 'path'>,
  fields: Record<string, unknown>,
  { cookie, headers = {} }: CallOptions = {},
): Promise<LightMyRequestResponse> {
  const { method, path } = typeof endpoint === 'string' ? endpoints[endpoint] : endpoint;
  const rest = { ...fields };
  const url = path.replaceAll(/:(\w+)/g, (_match, key: string) => {
    const value = String(rest[key]);
    delete rest[key];
    return encodeURIComponent(value.toWellFormed());
  });
  const query = () => Object.entries(rest).map(([key, value]) => [key, String(value)] as [string, string]);
  return app.inject({
    method,
    url: method === 'GET' ? `${url}?${new URLSearchParams(query())}` : url,
    headers: { ...ownOrigin, ...(cookie === undefined ? {} : { cookie }), ...headers },
    ...(method === 'GET' ? {} : { payload: rest }),
  });
}

/** Makes a call and returns the data, parsed by the contract, and the response. Throws if the call fails. */
export async function call<Name extends EndpointName>(
  app: FastifyInstance,
  name: Name,
  fields: RequestOf<Name>,
  options?: CallOptions,
): Promise<{ data: ResponseOf<Name>; response: LightMyRequestResponse }> {
  const response = await send(app, name, fields, options);
  if (response.statusCode !== 200) throw new Error(`${name}: ${response.statusCode} ${response.body}`);
  return { data: endpoints[name].response.parse(response.json()) as ResponseOf<Name>, response };
}

/** Makes a call that is expected to fail. Returns the status and the body, parsed by the contract. */
export async function callFailing(
  app: FastifyInstance,
  name: EndpointName,
  fields: Record<string, unknown>,
  options?: CallOptions,
): Promise<{ status: number; body: ErrorBody; response: LightMyRequestResponse }> {
  const response = await send(app, name, fields, options);
  return { status: response.statusCode, body: errorBodySchema.parse(response.json()), response };
}

/** Returns the `Cookie` header of a browser after this response. Throws if the response sets no such cookie. */
export function cookieOf(response: LightMyRequestResponse, name = 'sid'): string {
  const cookie = response.cookies.find((each) => each.name === name);
  if (cookie === undefined) throw new Error(`The response sets no cookie ${name}`);
  return `${name}=${cookie.value}`;
}

/** Returns the `Cookie` header of the signed-in member. */
export async function signIn(app: FastifyInstance, email: string, storeId = 1): Promise<string> {
  const { response } = await call(app, 'login', { email, password: demoPassword, store_id: storeId });
  return cookieOf(response);
}
