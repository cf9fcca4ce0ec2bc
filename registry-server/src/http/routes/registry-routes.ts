import type { FastifyInstance } from 'fastify';
import { versionSchema, type RegistryDocument, type RemoteName } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import type { RegistryPorts } from '../../change-registry.ts';
import { block } from 'registry-client/domain/block';
import { entriesOf, findVersion } from 'registry-client/domain/registry-document';
import { promote } from 'registry-client/domain/promote';
import { guardRollback, rollback } from 'registry-client/domain/rollback';
import { verdictOf } from 'registry-client/domain/shell-report';
import type { ShellReports } from '../../store/registry-store.ts';
import {
  comparingWithApi,
  readAhead,
  type ApiComparison,
  type ApiPorts,
  type ChangeOfRemote,
} from '../../compare-with-api.ts';
import { replayingContracts, type ContractPorts } from '../../replay-contracts.ts';
import type { FindAccess } from '../../access/access.ts';
import { createAuthentication, mayOnlyEndCanaries, readAuthorisedRemote } from '../authenticate.ts';
import { etagOf, isNotModified, readBody, reasonBody, reasonField } from '../read-request.ts';
import { sendChange, sendDocument } from '../send-change.ts';

/** Shells watch a release for an hour after its promotion; a few minutes more for their clocks, milliseconds. */
const watchedMs = 70 * 60_000;

const promoteBody = z.object({
  version: versionSchema,
  traffic: z._default(z.number(), 100),
  withoutApi: z._default(z.boolean(), false),
  reason: reasonField,
});
const blockBody = z.object({ version: versionSchema, reason: reasonField });

export function registerRegistryRoutes(
  app: FastifyInstance,
  ports: RegistryPorts & ContractPorts & Pick<ApiPorts, 'api'> & { reports: ShellReports },
  access: FindAccess,
): void {
  const onRequest = createAuthentication(access);
  const warn = (message: string) => app.log.warn(message);
  const onRollback = createAuthentication(access, ['all', 'end-canary']);

  app.get('/registry', async (request, reply) => {
    const document = await ports.store.read();
    if (!isNotModified(request, document)) return sendDocument(reply, document);
    return reply.code(304).header('etag', etagOf(document)).send();
  });

  app.post('/registry/:name/promote', { onRequest }, async (request, reply) => {
    const name = readAuthorisedRemote(request);
    const { version, traffic, withoutApi, reason: why } = readBody(promoteBody, request.body);
    const reports = await ports.reports.all();
    const isRejected = (document: RegistryDocument) => {
      const promotedIn = findVersion(entriesOf(document, name), version)?.deployment.promotedIn ?? 0;
      const verdicts = reports.map((report) => verdictOf(report, { remote: name, version, promotedIn }));
      return verdicts.some((verdict) => verdict?.outcome === 'rejects');
    };
    const rule = (document: RegistryDocument) =>
      promote(document, { name, version, traffic, again: isRejected(document) });
    const comparison = withoutApi ? 'skipped' : 'required';
    return sendChange(ports, request, reply, {
      rule: comparingWithApi(
        name,
        replayingContracts(name, rule, ports),
        await apiPortsFor({ name, rule }, comparison),
        comparison,
      ),
      what: { action: 'promote', remote: name, version, traffic, ...(withoutApi && { withoutApi }) },
      why: why ?? null,
    });
  });

  app.post('/registry/:name/rollback', { onRequest: onRollback }, async (request, reply) => {
    const name = readAuthorisedRemote(request);
    const { reason: why } = readBody(reasonBody, request.body);
    const recent = mayOnlyEndCanaries(request) ? await recentPromotions(name) : null;
    const undo = (document: RegistryDocument) =>
      recent === null
        ? rollback(document, name)
        : guardRollback(document, name, (revision) => recent.has(revision));
    return sendChange(ports, request, reply, {
      // One region that shows its fallback is better than a release whose failures made shells undo it. Undoing a change must
      // also be possible while the API does not answer.
      rule: comparingWithApi(
        name,
        replayingContracts(name, undo, ports, { requiresProviders: recent === null }),
        await apiPortsFor({ name, rule: undo }, 'if-readable'),
        'if-readable',
      ),
      what: { action: 'rollback', remote: name },
      why: why ?? null,
    });
  });

  app.post('/registry/:name/block', { onRequest }, async (request, reply) => {
    const name = readAuthorisedRemote(request);
    const { version, reason: why } = readBody(blockBody, request.body);
    return sendChange(ports, request, reply, {
      rule: (document) => block(document, name, version),
      what: { action: 'block', remote: name, version },
      why: why ?? null,
    });
  });

  /** Reads the API for a change, before the change waits for others. */
  async function apiPortsFor(of: ChangeOfRemote, comparison: ApiComparison): Promise<ApiPorts> {
    const { api, contracts, store } = ports;
    if (api === null || comparison === 'skipped') return { contracts, api, warn };
    return { contracts, api: await readAhead(api, await store.read(), of, contracts), warn };
  }

  /** Returns the revisions of promotions that shells may still undo. */
  async function recentPromotions(name: RemoteName): Promise<Set<number>> {
    const since = ports.now().getTime() - watchedMs;
    const entries = await ports.audit.latest(20, name);
    const recent = entries.filter(({ what, when }) => what.action === 'promote' && Date.parse(when) >= since);
    return new Set(recent.map(({ revision }) => revision));
  }
}
