import type { Page } from '@playwright/test';
import type { RemoteName } from 'shared-contracts/exposes';
import type { RegionPhase } from 'shared-runtime/host';
import type { FaultyRelease } from '../stack/faulty-release.ts';
import type { LogLine } from '../stack/shell-log.ts';
import type { ReleaseFault } from '../stack/stand-in.ts';

/** What stands in a region: what it shows on a good day, the words of a stand-in, or what takes its place. */
export type Sight = 'own' | 'stand-in' | 'fallback';

/** One row of the table of faults. */
export interface Fault {
  /** Completes "a remote that …". */
  words: string;
  server: Sight;
  browser: Sight;
  /** What the shell writes into its log, beside remote and version. */
  logged?: Pick<LogLine, 'msg' | 'phase'>;
  /** The phase of the failure that the browser writes on its console. */
  told?: RegionPhase;
  /** What else the browser writes on its console. */
  console?: RegExp;
  /**
   * How many times a page is tried again until it is back once the fault is over; 0 where only the next full request
   * brings it back.
   */
  tries: number;
  begin(remote: RemoteName, tools: FaultTools): Promise<BegunFault>;
}

export interface FaultTools {
  page: Page;
  live: (remote: RemoteName, fault: ReleaseFault) => Promise<FaultyRelease>;
  /** Of the release that the shop shows before the fault. */
  versionOf: (remote: RemoteName) => string;
}

export interface BegunFault {
  version: string;
  /** Lets files go that were held back; the page must stand without them. */
  letGo?: () => void;
  /** Resolves when nothing of the fault is left. */
  end: () => Promise<void>;
}

/** A region that only one side could render is rendered anew by the browser, which React mentions. */
export const renderedAnew = /React error #(418|419|422|423|520)/;

/** What the browser may write on its console while these remotes have these faults. */
export function expectedOnConsole(struck: readonly { remote: RemoteName; fault: Fault }[]): RegExp {
  const patterns = struck.flatMap(({ remote, fault }) => [
    ...(fault.told ? [`of ${remote} \\S+ failed \\(${fault.told}\\)`] : []),
    ...(fault.console ? [fault.console.source] : []),
  ]);
  // Of the document itself, where the page is not to be had; and of what a slow machine uses late.
  return new RegExp(['status of 503', 'preloaded using link preload', ...patterns].join('|'));
}
