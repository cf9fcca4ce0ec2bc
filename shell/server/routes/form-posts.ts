import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpointPath } from 'shared-contracts/api/descriptor';
import { formAnswerHeader, formBackField, parseFormAnswer } from 'shared-contracts/api/form';
import { formatRejectedFields, rejectedFieldsParameter } from 'shared-contracts/forms/rejected-fields';
import { clientNetwork } from 'shared-contracts/client-network';
import { isShopPath, paths } from 'shared-contracts/routes';
import { CircuitOpenError, type ApiAccess } from '../api/api-circuit.ts';
import { QueueFullError } from '../http/fair-queue.ts';
import { traceCall } from '../api/trace-api.ts';
import { formContentType } from '../http/form-bodies.ts';
import type { HttpLimits } from '../http/http-limits.ts';
import { keepEnteredValues } from '../visitor/entered-values.ts';
import { leaveTarget } from './leave/leave-target.ts';

export interface FormPostOptions extends ApiAccess {
  apiUrl: string;
  limits: Pick<HttpLimits, 'apiTimeoutMs' | 'maxApiBodyBytes'>;
  /** Origins to which an API answer may redirect, through the page `/leave`. */
  leaveOrigins: readonly string[];
  forwardedHeaders: (request: FastifyRequest) => Record<string, string>;
}

/**
 * Registers the route of forms without JavaScript: `POST /form/<endpoint>` forwards the body to the endpoint, which
 * decodes it, and answers with a redirect. A rejection redirects to the field `back`, with the error code in
 * `form_error` and the invalid fields in `form_fields`. Which endpoints have a form is known by the API only.
 */
export function registerFormPosts(app: FastifyInstance, options: FormPostOptions): void {
  // By path. Only paths that the API answers as forms are added, so it stays small.
  const keptFields: KeptFields = new Map();
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      formContentType,
      { parseAs: 'string', bodyLimit: options.limits.maxApiBodyBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { endpoint: string }; Body: string | undefined }>(
      '/form/:endpoint',
      async (request, reply) => {
        const path = endpointPath(request.params.endpoint);
        if (path === null) return sendNoForm(reply);
        const body = request.body ?? '';
        const answer = await callApi(request, path, body, options);
        const result = { path, answer, fields: new URLSearchParams(body) };
        return sendRedirect(request, reply, result, { ...options, keptFields });
      },
    );
  });
}

/** Returns null if the API cannot be reached. */
async function callApi(
  request: FastifyRequest,
  path: string,
  body: string,
  { apiUrl, limits, circuit, apiQueue, forwardedHeaders }: FormPostOptions,
): Promise<Response | null> {
  const call = () =>
    // Not the path: visitors choose it.
    traceCall('POST', '/api/*', (traceHeaders) =>
      fetch(`${apiUrl}${path}`, {
        method: 'POST',
        headers: { ...forwardedHeaders(request), ...traceHeaders, 'content-type': formContentType },
        body,
        signal: AbortSignal.timeout(limits.apiTimeoutMs),
      }),
    );
  try {
    return await apiQueue.run(clientNetwork(request.ip), path, () => circuit.call(call));
  } catch (error) {
    // A client that exceeds its limits, and every call during an outage, must not fill the log.
    const isExpected = error instanceof QueueFullError || error instanceof CircuitOpenError;
    request.log[isExpected ? 'debug' : 'error']({ err: error }, 'API cannot be reached');
    return null;
  }
}

/** Not validated. */
interface ApiAnswer {
  redirect?: string;
  code?: string;
  fields?: unknown;
}

/**
 * The fields that the API allows to keep, by path, from its latest answer. An API that does not answer cannot name them,
 * and what was entered would be lost.
 */
type KeptFields = Map<string, readonly string[]>;

interface FormResult {
  /** Path of the endpoint. */
  path: string;
  answer: Response | null;
  fields: URLSearchParams;
}

async function sendRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, answer, fields }: FormResult,
  { leaveOrigins, keptFields }: Pick<FormPostOptions, 'leaveOrigins'> & { keptFields: KeptFields },
): Promise<FastifyReply> {
  const back = safePath(fields.get(formBackField));
  if (answer === null) {
    keepEnteredValues(request, reply, fields, keptFields.get(path) ?? []);
    return reply.redirect(withError(back, { code: 'unavailable' }), 303);
  }
  const body = (await answer.json().catch(() => ({}))) as ApiAnswer;
  const form = parseFormAnswer(answer.headers.get(formAnswerHeader));
  if (form === null && (answer.status === 404 || answer.status === 415)) return sendNoForm(reply);
  if (form !== null) keptFields.set(path, form.keeps);
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (!answer.ok) {
    keepEnteredValues(request, reply, fields, form?.keeps ?? []);
    const retryAfter = answer.headers.get('retry-after');
    return reply.redirect(withError(back, body, retryAfter), 303);
  }
  const leaveUrl = leaveTarget(body.redirect, leaveOrigins);
  if (leaveUrl !== null) return reply.redirect(paths.leave(leaveUrl), 303);
  return reply.redirect(safePath(body.redirect ?? form?.done ?? back), 303);
}

function sendNoForm(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain').send('No such form');
}

/** Returns a path of the shop in ASCII, as the header `Location` cannot have other characters, or `/`. */
function safePath(path: string | null): string {
  if (path === null || !isShopPath(path)) return '/';
  const { pathname, search, hash } = new URL(path, 'http://shop');
  return pathname + search + hash;
}

/** Rejections whose form may be sent again after a time. */
const timedCodes = new Set(['too_many_attempts', 'captcha_required']);

/** @param retryAfter the header `Retry-After` in seconds */
function withError(
  path: string,
  { code = 'internal', fields }: Pick<ApiAnswer, 'code' | 'fields'>,
  retryAfter: string | null = null,
): string {
  const url = new URL(path, 'http://shop');
  url.searchParams.set('form_error', code);
  // Also deletes those of an earlier rejection.
  url.searchParams.delete('retry_after');
  url.searchParams.delete(rejectedFieldsParameter);
  const rejectedFields = formatRejectedFields(fields);
  if (rejectedFields !== null) url.searchParams.set(rejectedFieldsParameter, rejectedFields);
  if (timedCodes.has(code) && retryAfter !== null) url.searchParams.set('retry_after', retryAfter);
  return url.pathname + url.search + url.hash;
}
