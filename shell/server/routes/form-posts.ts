import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basketAdd, basketUpdate } from 'shared-contracts/api/basket';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { cookiePreferences, login, logout, signup } from 'shared-contracts/api/session';
import { clientNetwork } from 'shared-contracts/client-network';
import { isShopPath, paths } from 'shared-contracts/routes';
import type { Store } from 'shared-contracts/stores';
import { CircuitOpenError, type ApiAccess } from '../api/api-circuit.ts';
import { QueueFullError } from '../http/fair-queue.ts';
import type { FormFields } from '../http/form-bodies.ts';
import { keepEnteredValues } from '../visitor/entered-values.ts';
import { createFieldReader } from './form-fields.ts';
import { leaveTarget } from './leave/leave-target.ts';

/** Endpoints that have a form, with the fields that the shop sets itself. */
const forms = {
  login: formOf(login),
  signup: formOf(signup, (store) => ({ country_id: store.country, language: store.locale })),
  logout: formOf(logout),
  'basket-add': formOf(basketAdd),
  'basket-update': formOf(basketUpdate),
  'cookie-preferences': formOf(cookiePreferences),
};

/** Values that a form may leave out. */
const defaults: FormFields = { quantity: '1' };

/** Returns the endpoint's path, and a function that creates its request: types only, as the API validates values. */
function formOf(
  { path, request }: Pick<Endpoint, 'path' | 'request'>,
  setFields: (store: Store) => object = () => ({}),
) {
  const readFields = createFieldReader(request);
  const createRequest = (fields: FormFields, store: Store): object => ({
    ...readFields({ ...defaults, ...fields }),
    ...setFields(store),
    store_id: store.id,
  });
  return { path, createRequest };
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
  void app.register(async (scope) => {
    // Browsers post forms in one content type only.
    scope.removeContentTypeParser(['application/json', 'text/plain']);
    registerFormRoute(scope, options);
  });
}

function registerFormRoute(app: FastifyInstance, options: FormPostOptions): void {
  const { apiQueue, circuit } = options;
  app.post<{ Params: { endpoint: string }; Body: FormFields | undefined }>(
    '/form/:endpoint',
    { bodyLimit: 64 * 1024 },
    async (request, reply) => {
      const name = request.params.endpoint;
      if (!isFormEndpoint(name)) return reply.code(404).type('text/plain').send('No such form');
      const fields = request.body ?? {};
      const store = options.storeOf(request);
      const back = safePath(fields['back']);
      const { path, createRequest } = forms[name];
      const json = JSON.stringify(createRequest(fields, store));
      const call = () =>
        fetch(`${options.apiUrl}${path}`, {
          method: 'POST',
          headers: { ...options.forwardedHeaders(request), 'content-type': 'application/json' },
          body: json,
          signal: AbortSignal.timeout(options.apiTimeoutMs),
        });
      const answer = await apiQueue
        .run(clientNetwork(request.ip), path, () => circuit.call(call))
        .catch((error: unknown) => {
          // A client that exceeds its limits, and every call during an outage, must not fill the log.
          const isExpected = error instanceof QueueFullError || error instanceof CircuitOpenError;
          request.log[isExpected ? 'debug' : 'error']({ err: error }, 'API cannot be reached');
          return null;
        });
      if (!answer?.ok) keepEnteredValues(request, reply, name, fields);
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

function isFormEndpoint(name: string): name is keyof typeof forms {
  return Object.hasOwn(forms, name);
}

function safePath(path: FormFields[string]): string {
  return typeof path === 'string' && isShopPath(path) ? path : '/';
}

function withError(path: string, code: string): string {
  const url = new URL(path, 'http://shop');
  url.searchParams.set('form_error', code);
  return url.pathname + url.search + url.hash;
}
