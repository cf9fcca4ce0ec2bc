import rateLimit from '@fastify/rate-limit';
import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { clientNetwork, clientSite, siteLimitFactor } from 'shared-contracts/client-network';
import { isOwnOrigin } from 'shared-contracts/own-origin';
import { knownVisitorId } from '../../visitor/visitor.ts';

/** Per minute. Networks shared by many visitors are sampled, which is sufficient. */
const maxReportsPerVisitorPerMinute = 6;

export interface ReportSender {
  /** Id of the visitor. */
  visitor: string;
  network: string;
}

export interface ReportEndpoint {
  path: string;
  maxBodyBytes: number;
  /** Per minute. */
  maxReportsPerNetworkPerMinute: number;
  /** Key that signs visitor ids. */
  visitorKey: KeyObject;
  /** Receives the JSON of a report; undefined for a body that is none. */
  receive: (body: unknown, sender: ReportSender) => void;
}

/**
 * Registers an endpoint for reports of tabs. Any client may post here: only reports of visitors whose id this shop has signed
 * are received, and a limited number of them. The answer is always 204, so it does not tell whether a report was received.
 */
export async function registerReportEndpoint(
  app: FastifyInstance,
  { path, maxBodyBytes, maxReportsPerNetworkPerMinute, visitorKey, receive }: ReportEndpoint,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, timeWindow: '1 minute' });
    const limits = [
      scope.createRateLimit({
        max: maxReportsPerNetworkPerMinute,
        keyGenerator: (request) => `address ${clientNetwork(request.ip)}`,
      }),
      scope.createRateLimit({
        max: maxReportsPerNetworkPerMinute * siteLimitFactor,
        keyGenerator: (request) => `site ${clientSite(clientNetwork(request.ip))}`,
      }),
      scope.createRateLimit({
        max: maxReportsPerVisitorPerMinute,
        keyGenerator: (request) => `visitor ${knownVisitorId(request, visitorKey)}`,
      }),
    ];
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['text/plain', 'application/json'],
      { parseAs: 'string', bodyLimit: maxBodyBytes },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler(async (_error, _request, reply) => reply.code(204).send());
    scope.post(path, async (request, reply) => {
      reply.code(204).header('cache-control', 'no-store');
      const visitor = knownVisitorId(request, visitorKey);
      if (visitor === null || !isOwnOrigin(request)) return reply.send();
      for (const limit of limits) {
        // oxlint-disable-next-line no-await-in-loop -- a rejection by the first limit must not count for the second
        const state = await limit(request);
        if (!state.isAllowed && state.isExceeded) return reply.send();
      }
      receive(parseJson(request.body), { visitor, network: clientNetwork(request.ip) });
      return reply.send();
    });
  });
}

function parseJson(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}
