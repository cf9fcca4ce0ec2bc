import type { Readable } from 'node:stream';
import type { EndpointName, Endpoints, ParsedRequestOf, ResponseOf } from 'shared-contracts/api';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { Store } from 'shared-contracts/stores';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import fp from 'fastify-plugin';
import { endpoints } from 'shared-contracts/api';
import { passwordEndpoints } from 'shared-contracts/api/password-endpoints';
import { serverEndpoints } from 'shared-contracts/api/server-endpoints';
import { defaultStore } from 'shared-contracts/stores';
import { ShopError } from '../../shop-error.ts';
import type { IdentifyVisitor, PasswordHasher, Visit, Visitor } from '../../visit/visit.ts';
import { createCallCounter } from './call-counter.ts';
import { acceptForms, createFormReader } from './forms/form-requests.ts';
import { readNavigation, sendFailedNavigation, sendNavigation } from './navigation.ts';
import { parseRequest } from './parse-request.ts';

/** A file is sent while it is read. */
type Answer<Name extends EndpointName> = Endpoints[Name] extends { navigation: { isFile: true } }
  ? Readable
  : ResponseOf<Name>;

type Handler<Name extends EndpointName> = (
  input: ParsedRequestOf<Name>,
  visit: Visit,
) => Promise<Answer<Name>> | Answer<Name>;

type ContractRoute = <Name extends EndpointName>(name: Name, handler: Handler<Name>) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Registers the route of a contract entry. It is the only way in which a module may register an API route. */
    contractRoute: ContractRoute;
    /**
     * Every route below /api, such as `GET /api/config`, except those that describe the contract and those that only take
     * the form of another route.
     */
    apiRoutes: ReadonlySet<string>;
  }
}

/** The documentation and the contract document describe the contract and are not part of it. */
const docsPrefix = '/api/docs';
export const contractPath = '/api/contract';

export interface ContractRouteOptions {
  identifyVisitor: IdentifyVisitor;
  passwords: PasswordHasher;
}

export const contractRoutes = fp<ContractRouteOptions>(
  async (app, options) => {
    const unanswered = new Set<string>(Object.keys(endpoints));
    const apiRoutes = new Set<string>();
    app.decorate('apiRoutes', apiRoutes);
    const countCall = createCallCounter(app.rateLimitFactor);
    app.addHook('onRoute', ({ method, url }) => {
      if (!url.startsWith('/api/') || url.startsWith(docsPrefix) || url === contractPath) return;
      // Fastify adds a HEAD route to every GET route.
      for (const each of [method].flat().filter((name) => name !== 'HEAD')) {
        const route = `${each} ${url}`;
        if (!formRoutes.has(route)) apiRoutes.add(route);
      }
    });
    let formScope: FastifyInstance | undefined;
    await app.register(async (inner) => {
      acceptForms(inner);
      formScope = inner;
    });

    const contractRoute: ContractRoute = (name, handler) => {
      const entry: Endpoint = endpoints[name];
      unanswered.delete(name);
      const passwords = passwordsOf(name, options.passwords);
      const readForm = entry.form && createFormReader(entry, entry.form);
      const scope = readForm === undefined ? app : (formScope ?? app);
      scope.route({
        method: methodsOf(entry),
        url: entry.path,
        handler: async (request, reply) => {
          const { navigation } = entry;
          if (navigation === undefined) {
            const fields = readForm?.(request, reply);
            // JSON is accepted with the verb of the contract only.
            if (fields === undefined && request.method !== entry.method) {
              throw new ShopError('unsupported_media_type');
            }
            return answer(request, reply, fields);
          }
          try {
            const fields = readNavigation(entry, request);
            return sendNavigation(reply, navigation, await answer(request, reply, fields));
          } catch (error) {
            return sendFailedNavigation(reply, navigation, error);
          }
        },
      });

      async function answer(request: FastifyRequest, reply: FastifyReply, fields?: object): Promise<unknown> {
        const input = parseRequest(entry, request, fields);
        const [store, ...others] = storesOf(entry, input, app.findStore);
        const now = app.now();
        const visitor = await options.identifyVisitor(request, store, now);
        enforceAccess(entry, store, visitor);
        for (const other of others) enforceAccess(entry, other, { customer: null });
        countCall(entry, visitor.customer?.id ?? null, request.ip, now);
        const visit = { store, stores: [store, ...others], visitor, now, request, reply, passwords };
        const result = await handler(input as ParsedRequestOf<typeof name>, visit);
        reply.header('cache-control', 'no-store');
        if (entry.navigation?.isFile === true) return result;
        // Throws if the handler breaks the contract, which the error handler answers with 500.
        return entry.response.parse(result);
      }
    };

    app.decorate('contractRoute', contractRoute);
    app.addHook('onReady', async () => {
      if (unanswered.size > 0) throw new Error(`No module answers: ${[...unanswered].join(', ')}`);
      const known = new Set(
        [...Object.values(endpoints), ...Object.values(serverEndpoints)].map(
          ({ method, path }) => `${method} ${path}`,
        ),
      );
      const unknownRoutes = [...apiRoutes].filter((route) => !known.has(route));
      if (unknownRoutes.length > 0) throw new Error(`Not in the contract: ${unknownRoutes.join(', ')}`);
    });
  },
  {
    name: 'contract-routes',
    dependencies: ['shop-context', 'error-answers'],
    decorators: { request: ['cookies'] },
  },
);

/** Browsers post every form, also that of an endpoint with another verb. */
function methodsOf({ method, form }: Pick<Endpoint, 'method' | 'form'>): HTTPMethods[] {
  return form === undefined || method === 'POST' ? [method] : [method, 'POST'];
}

/** Routes that only take the form of an endpoint with another verb. */
const formRoutes: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(endpoints)
    .filter((entry) => methodsOf(entry).length > 1)
    .map(({ path }) => `POST ${path}`),
);

const withPasswords: ReadonlySet<EndpointName> = new Set(passwordEndpoints.map(({ name }) => name));

/**
 * Returns the hasher for an endpoint. For an endpoint that is not in `passwordEndpoints` it throws: the shell queues
 * those separately, so one that is missing there could block all other calls.
 */
export function passwordsOf(name: EndpointName, hasher: PasswordHasher): PasswordHasher {
  if (withPasswords.has(name)) return hasher;
  const reject = () => {
    throw new Error(`${name} hashes a password and is not in passwordEndpoints`);
  };
  return { hash: reject, verify: reject };
}

type FindStore = (id: number) => Store | undefined;

/** An unknown store gets the default store's answer for reads of the page frame, and `invalid_request` otherwise. */
function storesOf(entry: Endpoint, input: unknown, findStore: FindStore): [Store, ...Store[]] {
  const fields = input as { store_id?: number; storeId?: number; store_ids?: number[] };
  if (fields.store_ids !== undefined) {
    // Each once: handlers answer every store by queries of its own.
    const [first, ...others] = new Set(fields.store_ids.map((id) => findStore(id)));
    if (first === undefined || others.includes(undefined)) {
      throw new ShopError('invalid_request', { fields: { store_ids: 'unknown' } });
    }
    return [first, ...others.filter((store) => store !== undefined)];
  }
  const name = fields.store_id === undefined ? 'storeId' : 'store_id';
  const store = findStore(fields[name] ?? Number.NaN);
  if (store !== undefined) return [store];
  if (entry.access === 'frame' && entry.method === 'GET') return [findStore(defaultStore.id) ?? defaultStore];
  throw new ShopError('invalid_request', { fields: { [name]: 'unknown' } });
}

/** Throws `authentication_required` for a guest where the entry or the store requires sign-in. */
function enforceAccess(
  entry: Pick<Endpoint, 'access'>,
  store: Store,
  visitor: Pick<Visitor, 'customer'>,
): void {
  if (visitor.customer !== null || entry.access === 'frame') return;
  if (entry.access === 'member' || store.access === 'login_required') {
    throw new ShopError('authentication_required');
  }
}
