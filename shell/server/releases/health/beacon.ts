import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { liveEntriesOf } from 'registry-client/domain/registry-document';
import type { RegistryDocument, RemoteName } from 'shared-contracts/releases';
import { reportPath } from '../../../src/release-health/reported-phases.ts';
import { tabReportSchema, type TabReport } from '../../../src/release-health/tab-report.ts';
import type { ReleaseHealth } from './release-health.ts';
import { registerReportEndpoint } from '../tab-reports/report-endpoint.ts';

const maxBodyBytes = 4096;
const maxReportsPerNetworkPerMinute = 120;
/** Larger values, which can be forged, would determine the average. */
const maxSeconds = 60;
const maxShift = 10;
/** More regions than any page has. */
const maxRegions = 50;

export interface BeaconOptions {
  document: () => RegistryDocument | undefined;
  health: Pick<ReleaseHealth, 'reported'>;
  metrics: Registry;
  /** Key that signs visitor ids. */
  visitorKey: KeyObject;
}

/** Registers the endpoint for the health of releases in tabs. Only live versions are counted. */
export async function registerBeacon(app: FastifyInstance, options: BeaconOptions): Promise<void> {
  const count = createBrowserCounters(options.metrics);
  await registerReportEndpoint(app, {
    path: reportPath,
    maxBodyBytes,
    maxReportsPerNetworkPerMinute,
    visitorKey: options.visitorKey,
    receive(body, sender) {
      const report = readReport(body, options.document());
      if (!report) return;
      options.health.reported(report, sender);
      count(report);
    },
  });
}

function readReport(body: unknown, document: RegistryDocument | undefined): TabReport | undefined {
  const parsed = tabReportSchema.safeParse(body);
  if (!parsed.success || !document) return undefined;
  const { lcp, inp, cls } = parsed.data;
  const releases: TabReport['releases'] = {};
  for (const [name, release] of Object.entries(parsed.data.releases)) {
    const remote = name as RemoteName;
    const isLive = liveEntriesOf(document, remote).some(
      ({ metadata }) => metadata.version === release.version,
    );
    if (isLive) releases[remote] = capCounts(release);
  }
  return { releases, ...(lcp ? { lcp } : {}), ...(inp ? { inp } : {}), ...(cls ? { cls } : {}) };
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
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, labelNames: ['remote', 'version'], registers: [metrics] });
  const vitals = {
    lcp: histogram(
      'shell_browser_lcp_seconds',
      'Largest contentful paint in tabs, by remote and version of the page',
      [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    ),
    inp: histogram(
      'shell_browser_inp_seconds',
      'Interaction to next paint in tabs, by remote and version of the page',
      [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
    ),
    cls: histogram(
      'shell_browser_layout_shift',
      'Cumulative layout shift in tabs, by remote and version of the page',
      [0.01, 0.025, 0.05, 0.1, 0.25, 0.5],
    ),
  };
  return ({ releases, lcp, inp, cls }) => {
    const observe = (measured: Histogram, remote: RemoteName, value: number) => {
      const version = releases[remote]?.version;
      if (version !== undefined) measured.observe({ remote, version }, value);
    };
    if (lcp) observe(vitals.lcp, lcp.remote, Math.min(lcp.ms / 1000, maxSeconds));
    if (inp) observe(vitals.inp, inp.remote, Math.min(inp.ms / 1000, maxSeconds));
    if (cls) observe(vitals.cls, cls.remote, Math.min(cls.score, maxShift));
    for (const [remote, release] of Object.entries(releases)) {
      loads.inc({ remote, version: release.version }, release.loads);
      for (const [phase, times] of Object.entries(release.failures))
        if (times > 0) failed.inc({ remote, version: release.version, phase }, times);
    }
  };
}
