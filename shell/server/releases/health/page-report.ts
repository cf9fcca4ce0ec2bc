import { errorDescriptionSchema, type ErrorDescription } from 'registry-client/domain/error-report';
import { isRemoteName, type RemoteName, type Snapshot } from 'shared-contracts/releases';
import { type RegionPhase, noVersion } from 'shared-runtime/host';

/** The regions of one page. */
export interface RegionReport {
  /** The region's code was loaded. `ms`: render time of its page. */
  shown: { remote: string; version: string; ms: number }[];
  /** `error`: without personal data. */
  failed: { remote: string; version: string; phase: RegionPhase; error?: ErrorDescription }[];
}

/** The regions of one page. */
export interface PageReport extends RegionReport {
  /** Of the visitor's address; null for no single page. */
  network: string | null;
  /** Missing or null if it is not known. */
  pageType?: string | null;
}

/** Receives the report of every rendered page. */
export interface PageReporter {
  page(report: PageReport): void;
}

const phases: Record<RegionPhase, true> = {
  missing: true,
  load: true,
  timeout: true,
  data: true,
  render: true,
};

/**
 * Returns the report with releases of the page's snapshot only. A rendering process runs the code of releases, which could
 * report any name; other failures count as failures of the shell.
 */
export function restrictToSnapshot({ shown, failed }: RegionReport, { releases }: Snapshot): RegionReport {
  const isShown = ({ remote, version }: { remote: string; version: string }) =>
    Object.hasOwn(releases, remote) && releases[remote as RemoteName]?.version === version;
  const isMissing = ({ remote, version, phase }: RegionReport['failed'][number]) =>
    phase === 'missing' && version === noVersion && isRemoteName(remote);
  return {
    shown: shown.filter(isShown),
    failed: failed
      .filter(({ phase }) => Object.hasOwn(phases, phase))
      .map(({ error, ...failure }) => ({
        ...(isShown(failure) || isMissing(failure)
          ? failure
          : { ...failure, remote: 'shell', version: 'unknown' }),
        ...describedBy(error),
      })),
  };
}

function describedBy(error: unknown): { error?: ErrorDescription } {
  const parsed = errorDescriptionSchema.safeParse(error);
  return parsed.success ? { error: parsed.data } : {};
}
