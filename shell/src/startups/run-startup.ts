import type { ExposeName } from 'shared-contracts/exposes';
import type { RemoteName } from 'shared-contracts/releases';
import {
  type ContextFor,
  type RegionFailure,
  type RegionStore,
  TimeoutError,
  withTimeout,
} from 'shared-runtime/host';
import { createStartupHost, type StartupHostOptions } from './create-startup-host.ts';

/** What runs the startups of a tab. */
export interface StartupRunner {
  regions: RegionStore;
  contextFor: ContextFor;
  /** Milliseconds. */
  timeoutOf: (remote: RemoteName) => number;
  reportFailure: (failure: RegionFailure) => void;
}

/** Loads a startup and runs it. A startup that fails is reported as a failed region of its remote. Never rejects. */
export async function runStartup(
  name: ExposeName,
  { regions, contextFor, timeoutOf, reportFailure }: StartupRunner,
  services: Omit<StartupHostOptions, 'contextFor'>,
): Promise<void> {
  const region = await regions.load('startup', name);
  if (region.status === 'failed') return; // the region store has reported it
  const { remote, version, module } = region;
  const start = async () => module.start(createStartupHost(region, { ...services, contextFor }));
  try {
    await withTimeout(start(), timeoutOf(remote), `start of ${name}`);
  } catch (error) {
    const phase = error instanceof TimeoutError ? 'timeout' : 'render';
    regions.fail('startup', name, phase);
    reportFailure({ remote, version, region: name, phase, error });
  }
}
