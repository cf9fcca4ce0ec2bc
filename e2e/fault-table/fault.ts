import type { Page } from '@playwright/test';
import type { RemoteName } from 'shared-contracts/releases';
import type { RegionPhase } from 'shared-runtime/host';
import type { LiveFixtureRelease } from '../stack/publish-fixture.ts';
import type { LogLine } from '../stack/shell-log.ts';
import type { ReleaseFault } from '../stack/fixture-release.ts';

/**
 * Content of a region: `own` as without a fault, `fixture` for the text of a fixture remote, `fallback` for what
 * replaces it.
 */
export type RegionContent = 'own' | 'fixture' | 'fallback';

/** A row of the fault table. */
export interface Fault {
  /** Completes "a remote that …". */
  description: string;
  server: RegionContent;
  browser: RegionContent;
  /** Entry in the shell's log, besides remote and version. */
  logged?: Pick<LogLine, 'msg' | 'phase'>;
  /** Phase of the failure that the browser logs to its console. */
  reportedPhase?: RegionPhase;
  /** Other expected output on the browser's console. */
  console?: RegExp;
  /** Number of retries until a page recovers after the fault; 0 if only the next full request recovers it. */
  retries: number;
  start(remote: RemoteName, tools: FaultTools): Promise<ActiveFault>;
}

export interface FaultTools {
  page: Page;
  live: (remote: RemoteName, fault: ReleaseFault) => Promise<LiveFixtureRelease>;
  /** Returns the version of a remote before the fault. */
  versionOf: (remote: RemoteName) => string;
}

export interface ActiveFault {
  version: string;
  /** Releases the delayed files. The page must be complete without them. */
  releaseFiles?: () => void;
  /** Resolves when the fault is removed completely. */
  end: () => Promise<void>;
}

/** React logs these errors if it renders a region anew that only one side could render. */
export const renderedAnew = /React error #(418|419|422|423|520)/;

/** Returns the console output that the browser may write with these faults. */
export function expectedOnConsole(affected: readonly { remote: RemoteName; fault: Fault }[]): RegExp {
  const patterns = affected.flatMap(({ remote, fault }) => [
    ...(fault.reportedPhase ? [`of ${remote} \\S+ failed \\(${fault.reportedPhase}\\)`] : []),
    ...(fault.console ? [fault.console.source] : []),
  ]);
  // 503 of the document itself if the page is down; and preloaded files that a slow machine uses too late.
  return new RegExp(['status of 503', 'preloaded using link preload', ...patterns].join('|'));
}
