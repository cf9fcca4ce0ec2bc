import type { FastifyReply, FastifyRequest } from 'fastify';
import { isShopPath, paths, splitQuery } from 'shared-contracts/routes';
import type { Encoding } from '../http/responses/compression.ts';
import { encodeBody, type SendableAnswer } from './page-cache.ts';
import { headerOf, policyOf, type PagePolicies } from './page-policies.ts';

type SendableDocument = Extract<SendableAnswer, { kind: 'document' }>;

export interface SendOptions {
  accepted: Encoding;
  isDevelopment: boolean;
  /** Query parameters that the page does not depend on. */
  unrenderedQuery: string;
  /** Query parameters that the page was rendered with. */
  renderedSearch: string;
  retryAfterSeconds: number;
  policies: PagePolicies;
  /** Content Security Policy of page types that have none of their own. */
  basePolicy: Readonly<Record<string, readonly string[]>>;
  /** Whether `basePolicy` differs from that of every other answer. */
  hasOwnPolicy: boolean;
}

/**
 * Sends a page compressed, with its policy, or 304 if the browser has it. A redirect carries the parameters along that
 * were split off.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: SendableAnswer,
  options: SendOptions,
): Promise<FastifyReply> {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (answer.kind === 'redirect')
    return reply.redirect(redirectLocation(answer.location, options), answer.status);
  const { isDevelopment } = options;
  const policy = policyHeader(answer, options);
  if (policy !== undefined) reply.header('content-security-policy', policy);
  const page = isDevelopment
    ? { ...answer, html: withLiveReload(answer.html), bodies: {}, etag: null }
    : answer;
  reply.header('vary', 'accept-encoding, cookie');
  if (page.status === 200 && page.etag !== null) {
    reply.header('etag', page.etag);
    if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const { body, encoding } = await encodeBody(page, options.accepted);
  reply.code(page.status).type('text/html; charset=utf-8');
  if (page.status === 503) reply.header('retry-after', String(options.retryAfterSeconds));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** By cached page. The policies do not change while the process runs. */
const policyHeaders = new WeakMap<SendableDocument, string | undefined>();

/** Returns undefined where the policy of every other answer applies. */
function policyHeader(answer: SendableDocument, options: SendOptions): string | undefined {
  const { policies, basePolicy, hasOwnPolicy } = options;
  if (!hasOwnPolicy && policyHeaders.has(answer)) return policyHeaders.get(answer);
  const header = policyOf(policies, answer.pageType, basePolicy, answer.inlineStyleHash);
  if (hasOwnPolicy) return header ?? headerOf(basePolicy);
  if (answer.etag !== null) policyHeaders.set(answer, header);
  return header;
}

/** Weak comparison (RFC 9110, 13.1.2): a proxy that recompresses a page marks its etag as weak. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((tag) => opaque(tag) === opaque(etag)) ?? false;
}

/** Splits off the query parameters that server-rendered pages do not depend on. */
export function splitRenderedUrl(url: URL): { url: URL; unrenderedQuery: string } {
  // Fast path: most URLs have no query.
  if (url.search === '') return { url, unrenderedQuery: '' };
  const { rendered, unrenderedQuery } = splitQuery(url.search, url.pathname);
  if (unrenderedQuery === '') return { url, unrenderedQuery };
  const renderedUrl = new URL(url);
  renderedUrl.search = rendered;
  return { url: renderedUrl, unrenderedQuery };
}

/** Adds the split-off parameters to a redirect within the shop that carries the query along. */
function redirectLocation(location: string, { unrenderedQuery, renderedSearch }: SendOptions): string {
  if (unrenderedQuery === '' || !isShopPath(location) || location === paths.notFound) return location;
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(location) ?? [];
  if (search !== renderedSearch) return location;
  return `${path}${search === '' ? '?' : `${search}&`}${unrenderedQuery}${hash}`;
}

function withLiveReload(html: Buffer): Buffer {
  return Buffer.from(
    html.toString().replace('</head>', '<script src="/__dev/live-reload.js" async></script></head>'),
  );
}
