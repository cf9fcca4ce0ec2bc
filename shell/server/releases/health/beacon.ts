import rateLimit from '@fastify/rate-limit';
import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { liveEntriesOf } from 'registry-client/domain/registry-document';
import type { RegistryDocument, RemoteName } from 'shared-contracts/releases';
import { reportPath } from '../../../src/release-health/reported-phases.ts';
import { tabReportSchema, type TabReport } from '../../../src/release-health/tab-report.ts';
import { knownVisitorId } from '../../visitor/visitor.ts';
import { clientNetwork, clientSite, siteLimitFactor } from 'shared-contracts/client-network';
import { isOwnOrigin } from 'shared-contracts/own-origin';
import type { ReleaseHealth } from './release-health.ts';

const maxBodyBytes = 4096;
/** Per minute. Networks shared by many visitors are sampled, which is sufficient. */
const maxReportsPerVisitor = 6;
const maxReportsPerAddress = 120;
const maxReportsPerSite = maxReportsPerAddress * siteLimitFactor;
/** More regions than any page has. */
const maxRegions = 50;

export interface BeaconOptions {
  document: () => RegistryDocument | undefined;
  health: Pick<ReleaseHealth, 'reported'>;
  metrics: Registry;
  /** Key that signs visitor ids. */
  visitorKey: KeyObject;
}

/**
 * Registers the endpoint for reports of tabs. Any client may post here: only live versions are counted, and only reports
 * of visitors whose id this shop has signed. The answer is always 204, so it does not tell whether a report was
 * counted.
 */
export async function registerBeacon(app: FastifyInstance, options: BeaconOptions): Promise<void> {
  const { visitorKey } = options;
  const count = createBrowserCounters(options.metrics);
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, timeWindow: '1 minute' });
    const limits = [
      scope.createRateLimit({
        max: maxReportsPerAddress,
        keyGenerator: (request) => `address ${clientNetwork(request.ip)}`,
      }),
      scope.createRateLimit({
        max: maxReportsPerSite,
        keyGenerator: (request) => `site ${clientSite(clientNetwork(request.ip))}`,
      }),
      scope.createRateLimit({
        max: maxReportsPerVisitor,
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
    scope.post(reportPath, async (request, reply) => {
      reply.code(204).header('cache-control', 'no-store');
      const visitor = knownVisitorId(request, visitorKey);
      if (visitor === null || !isOwnOrigin(request)) return reply.send();
      for (const limit of limits) {
        // oxlint-disable-next-line no-await-in-loop -- a rejection by the first limit must not count for the second
        const state = await limit(request);
        if (!state.isAllowed && state.isExceeded) return reply.send();
      }
      const report = readReport(request.body, options.document());
      if (report) {
        options.health.reported(report, { visitor, network: clientNetwork(request.ip) });
        count(report);
      }
      return reply.send();
    });
  });
}

function readReport(body: unknown, document: RegistryDocument | undefined): TabReport | undefined {
  const parsed = tabReportSchema.safeParse(parseJson(body));
  if (!parsed.success || !document) return undefined;
  const { lcp, inp } = parsed.data;
  const releases: TabReport['releases'] = {};
  for (const [name, release] of Object.entries(parsed.data.releases)) {
    const remote = name as RemoteName;
    const isLive = liveEntriesOf(document, remote).some(
      ({ metadata }) => metadata.version === release.version,
    );
    if (isLive) releases[remote] = capCounts(release);
  }
  return { releases, ...(lcp ? { lcp } : {}), ...(inp ? { inp } : {}) };
}

type Reported = NonNullable<TabReport['releases'][RemoteName]>;

/** Caps the counts of one report: at most `maxRegions` loads, and no more failures than loads. */
function capCounts({ version, loads, failures }: Reported): Reported {
  const maxLoads = Math.min(loads, maxRegions);
  let remaining = maxLoads;
  const capped = Object.entries(failures).map(([phase, times]) => {
    const taken = Math.min(times, remaining);
    remaining -= taken;
    return [phase, taken];
  });
  return { version, loads: maxLoads, failures: Object.fromEntries(capped) as Reported['failures'] };
}

function parseJson(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
}

function createBrowserCounters(metrics: Registry): (report: TabReport) => void {
  const loads = new Counter({
    name: 'shell_browser_regions_total',
    help: 'Regions that tabs have loaded or tried to, by remote and version',
    labelNames: ['remote', 'version'],
    registers: [metrics],
  });
  const failed = new Counter({
    name: 'shell_browser_region_failures_total',
    help: 'Regions that failed in tabs, by remote, version and phase',
    labelNames: ['remote', 'version', 'phase'],
    registers: [metrics],
  });
  return ({ releases }) => {
    for (const [remote, release] of Object.entries(releases)) {
      loads.inc({ remote, version: release.version }, release.loads);
      for (const [phase, times] of Object.entries(release.failures))
        if (times > 0) failed.inc({ remote, version: release.version, phase }, times);
    }
  };
}
