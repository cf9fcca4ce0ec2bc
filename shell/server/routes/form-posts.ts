import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointName, RequestOf } from 'shared-contracts/api';
import { calls } from 'shared-contracts/api/calls';
import { isShopPath, paths } from 'shared-contracts/routes';
import type { Store } from 'shared-contracts/stores';
import type { ApiAccess } from '../api/api-circuit.ts';
import { clientNetwork } from 'shared-contracts/client-network';
import { leaveTarget } from './leave/leave-target.ts';

type Fields = Readonly<Record<string, string>>;
type FormEndpoint = Extract<
  EndpointName,
  'login' | 'signup' | 'logout' | 'basket-add' | 'basket-update' | 'cookie-preferences'
>;

/** Form fields → the JSON body of the endpoint. Only types are converted; the API validates values. */
const fieldReaders: { [Name in FormEndpoint]: (fields: Fields, store: Store) => RequestOf<Name> } = {
  login: (fields, store) => ({
    email: fields['email'] ?? '',
    password: fields['password'] ?? '',
    remember: fields['remember'] !== undefined,
    referer: fields['referer'],
    store_id: store.id,
  }),
  signup: (fields, store) => ({
    email: fields['email'] ?? '',
    password: fields['password'] ?? '',
    firstname: fields['firstname'] ?? '',
    lastname: fields['lastname'] ?? '',
    country_id: store.country,
    language: store.locale,
    newsletter: fields['newsletter'] !== undefined,
    referer: fields['referer'],
    store_id: store.id,
  }),
  logout: (_fields, store) => ({ store_id: store.id }),
  'basket-add': (fields, store) => ({
    store_id: store.id,
    productID: Number(fields['productID']),
    quantity: Number(fields['quantity'] ?? 1),
    options: readNumbers(fields, 'options'),
    bundleOptions: readBundleOptions(fields),
    fittingForm: readFittingForm(fields) as RequestOf<'basket-add'>['fittingForm'],
  }),
  'basket-update': (fields, store) => ({
    store_id: store.id,
    cartItemId: Number(fields['cartItemId']),
    qty: Number(fields['qty']),
    version: Number(fields['version']),
  }),
  'cookie-preferences': (fields, store) => ({
    store_id: store.id,
    accepted_functional: fields['accepted_functional'] === 'true',
    accepted_advertising: fields['accepted_advertising'] === 'true',
  }),
};

/** `options[93]=12` → `{93: 12}`. */
function readNumbers(fields: Fields, group: string): Record<string, number> | undefined {
  const entries = entriesOf(fields, group).filter(([key]) => /^\d+$/.test(key));
  return entries.length > 0
    ? Object.fromEntries(entries.map(([key, value]) => [key, Number(value)]))
    : undefined;
}

/** `bundleOptions[12][3]=7` → `{12: {3: 7}}`. */
function readBundleOptions(fields: Fields): Record<string, Record<string, number>> | undefined {
  const parts = new Set(
    Object.keys(fields).flatMap((name) => /^bundleOptions\[(\d+)\]\[/.exec(name)?.[1] ?? []),
  );
  const entries = [...parts].flatMap((part) => {
    const options = readNumbers(fields, `bundleOptions[${part}]`);
    return options ? [[part, options] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Unanswered questions are left out. */
function readFittingForm(fields: Fields): Record<string, string | number> | undefined {
  const answers = entriesOf(fields, 'fittingForm').filter(([, value]) => value.trim() !== '');
  return answers.length > 0
    ? Object.fromEntries(
        answers.map(([question, value]) => [question, question === 'bootNorm' ? value : Number(value)]),
      )
    : undefined;
}

/** Returns the fields `group[key]` by key. */
function entriesOf(fields: Fields, group: string): [key: string, value: string][] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (!name.startsWith(`${group}[`)) return [];
    const key = /^\[(\w+)\]$/.exec(name.slice(group.length))?.[1];
    return key === undefined ? [] : [[key, value]];
  });
}

export interface FormPostOptions extends ApiAccess {
  apiUrl: string;
  /** Milliseconds. */
  apiTimeoutMs: number;
  /** Origins to which an API answer may redirect, through the page `/leave`. */
  leaveOrigins: readonly string[];
  storeOf(request: FastifyRequest): Store;
  forwardedHeaders(request: FastifyRequest): Record<string, string>;
}

/**
 * Registers the routes of forms without JavaScript: `POST /form/<endpoint>` calls the endpoint and answers with a
 * redirect. A rejection redirects to the field `back`, with the error code in `form_error`.
 */
export function registerFormPosts(app: FastifyInstance, options: FormPostOptions): void {
  const { apiQueue, circuit } = options;
  app.post<{ Params: { endpoint: string }; Body: Fields | undefined }>(
    '/form/:endpoint',
    { bodyLimit: 64 * 1024 },
    async (request, reply) => {
      const name = request.params.endpoint;
      if (!isFormEndpoint(name)) return reply.code(404).type('text/plain').send('No such form');
      const fields = request.body ?? {};
      const store = options.storeOf(request);
      const back = safePath(fields['back']);
      const call = () =>
        fetch(`${options.apiUrl}/api/${name}`, {
          method: 'POST',
          headers: { ...options.forwardedHeaders(request), 'content-type': 'application/json' },
          body: JSON.stringify(fieldReaders[name](fields, store)),
          signal: AbortSignal.timeout(options.apiTimeoutMs),
        });
      const answer = await apiQueue
        .run(clientNetwork(request.ip), calls[name].path, () => circuit.call(call))
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'API cannot be reached');
          return null;
        });
      if (!answer) return reply.redirect(withError(back, 'unavailable'), 303);
      const body = (await answer.json().catch(() => ({}))) as { redirect?: string; code?: string };
      for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
      if (!answer.ok) return reply.redirect(withError(back, body.code ?? 'internal'), 303);
      // After adding to the basket the basket is shown; other forms return to their page.
      const done = name === 'basket-add' ? paths.basket : (body.redirect ?? back);
      const leaveUrl = leaveTarget(body.redirect, options.leaveOrigins);
      if (leaveUrl !== null) return reply.redirect(paths.leave(leaveUrl), 303);
      return reply.redirect(safePath(done), 303);
    },
  );
}

function isFormEndpoint(name: string): name is FormEndpoint {
  return Object.hasOwn(fieldReaders, name);
}

function safePath(path: string | undefined): string {
  return path !== undefined && isShopPath(path) ? path : '/';
}

function withError(path: string, code: string): string {
  const url = new URL(path, 'http://shop');
  url.searchParams.set('form_error', code);
  return url.pathname + url.search + url.hash;
}
