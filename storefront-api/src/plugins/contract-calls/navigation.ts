import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, EndpointNavigation } from 'shared-contracts/api/endpoint';
import type { ErrorCode } from 'shared-contracts/errors';
import { httpStatusOf } from 'shared-contracts/errors';
import { storeByHost } from 'shared-contracts/stores';
import { toShopError } from '../error-answers.ts';

/**
 * Returns the fields of a page load: those of the request that the query has, and the store of the host. Other sites add
 * parameters of their own, which are ignored.
 */
export function readNavigation(
  { request: schema }: Endpoint,
  { query, host }: Pick<FastifyRequest, 'query' | 'host'>,
): Record<string, unknown> {
  const { shape } = schema as unknown as { shape: Readonly<Record<string, unknown>> };
  const sent = Object.entries(query as Record<string, unknown>).filter(([name]) =>
    Object.hasOwn(shape, name),
  );
  return { ...Object.fromEntries(sent), store_id: storeByHost(host).id };
}

/** Redirects to the path that the answer names, or sends the file that it is. */
export function sendNavigation(
  reply: FastifyReply,
  { isFile }: EndpointNavigation,
  data: unknown,
): FastifyReply {
  return isFile === true ? reply.send(data) : reply.redirect((data as { redirect: string }).redirect, 303);
}

/** Redirects to the page for failures: a browser must not show an error as JSON. Logs faults like every other call. */
export function sendFailedNavigation(
  reply: FastifyReply,
  { failed }: EndpointNavigation,
  error: unknown,
): FastifyReply {
  const { code } = toShopError(error as Error);
  if (httpStatusOf(code) >= 500) reply.request.log.error({ err: error }, 'request failed');
  return reply.header('cache-control', 'no-store').redirect(withFormError(failed, code), 303);
}

/** Appends the code to a path without a query. */
export function withFormError(path: string, code: ErrorCode): string {
  return `${path}?form_error=${code}`;
}
