import {
  exposeOf,
  type ExposeKind,
  type ExposeName,
  type FragmentName,
  type OverlayName,
} from 'shared-contracts/exposes';
import type { RemoteName } from 'shared-contracts/releases';
import type { StoreLocale } from 'shared-contracts/locales';
import type {
  FailedRegion,
  LoadedRegion,
  Region as RegionState,
  RegionFailure,
  RegionPhase,
} from '../host/shop-host.ts';
import type { FragmentModule, OverlayModule, PageModule } from '../modules.ts';
import type { StartupModule } from '../startup-module.ts';
import { TimeoutError, withTimeout } from '../timeout.ts';

/** Loads the code of one expose into this process or tab. Rejects if it cannot be loaded. */
export interface ExposeLoader {
  load(remote: RemoteName, expose: string): Promise<unknown>;
}

interface ModuleOf {
  page: PageModule;
  fragment: FragmentModule;
  overlay: OverlayModule;
  startup: StartupModule;
}
interface NameOf {
  page: ExposeName;
  fragment: FragmentName;
  overlay: OverlayName;
  startup: ExposeName;
}
export type RegionKind = ExposeKind;

export interface RegionRelease {
  version: string;
  timeoutMs: number;
}

export interface RegionStoreOptions {
  loader: ExposeLoader;
  locale: StoreLocale;
  releaseOf(remote: RemoteName): RegionRelease | undefined;
  report(failure: RegionFailure): void;
}

export interface RegionStore {
  peek<Kind extends RegionKind>(kind: Kind, name: NameOf[Kind]): RegionState<ModuleOf[Kind]> | undefined;
  load<Kind extends RegionKind>(kind: Kind, name: NameOf[Kind]): Promise<RegionState<ModuleOf[Kind]>>;
  retry<Kind extends RegionKind>(kind: Kind, name: NameOf[Kind]): Promise<RegionState<ModuleOf[Kind]>>;
  /** Marks a region as failed although its code is loaded, for example because of its data. The caller reports it. */
  fail(kind: RegionKind, name: string, phase: RegionPhase): void;
  /** All regions that were requested, by `kind:name`. */
  settled(): ReadonlyMap<string, RegionState<unknown>>;
}

/** Version of a region whose remote is not in the snapshot. */
export const noVersion = 'none';

/** Loads the regions of one page and keeps their states. Failures of remotes are states; `load` rejects only for an invalid name. */
export function createRegionStore(options: RegionStoreOptions): RegionStore {
  const states = new Map<string, RegionState<unknown>>();
  const promises = new Map<string, Promise<RegionState<unknown>>>();

  function requireExpose(kind: RegionKind, name: string): { remote: RemoteName; expose: string } {
    const place = exposeOf(kind, name);
    if (!place) throw new Error(`${name} is no name of a ${kind}`);
    return place;
  }

  function failedState(kind: RegionKind, name: string, phase: RegionPhase): FailedRegion {
    const { remote } = requireExpose(kind, name);
    return { status: 'failed', remote, version: options.releaseOf(remote)?.version ?? noVersion, phase };
  }

  function failed(kind: RegionKind, name: string, phase: RegionPhase, error: unknown): FailedRegion {
    const state = failedState(kind, name, phase);
    options.report({ remote: state.remote, version: state.version, region: name, phase, error });
    return state;
  }

  async function fetchRegion(kind: RegionKind, name: string): Promise<RegionState<unknown>> {
    const { remote, expose } = requireExpose(kind, name);
    const release = options.releaseOf(remote);
    if (!release) return failed(kind, name, 'missing', new Error(`${remote} has no active release`));
    try {
      return await withTimeout(
        loadModule(kind, remote, expose, release),
        release.timeoutMs,
        `${remote} ${expose}`,
      );
    } catch (error) {
      return failed(kind, name, error instanceof TimeoutError ? 'timeout' : 'load', error);
    }
  }

  async function loadModule(
    kind: RegionKind,
    remote: RemoteName,
    expose: string,
    release: RegionRelease,
  ): Promise<LoadedRegion<unknown>> {
    const exports = (await options.loader.load(remote, expose)) as Partial<ModuleOf>;
    const module = exports[kind];
    if (!module) throw new Error(`${remote} ${release.version} ${expose} exports no "${kind}"`);
    const messages = await module.messages?.[options.locale]();
    return {
      status: 'ready',
      remote,
      version: release.version,
      module,
      messages: messages?.default ?? {},
    };
  }

  function load(kind: RegionKind, name: string): Promise<RegionState<unknown>> {
    const key = `${kind}:${name}`;
    const pendingState = promises.get(key);
    if (pendingState) return pendingState;
    const promise = fetchRegion(kind, name).then((state) => {
      // Not if the caller has marked it as failed, or loads it again, meanwhile.
      if (promises.get(key) === promise) states.set(key, state);
      return state;
    });
    promises.set(key, promise);
    return promise;
  }

  function retry(kind: RegionKind, name: string): Promise<RegionState<unknown>> {
    const key = `${kind}:${name}`;
    if (states.get(key)?.status === 'failed') {
      states.delete(key);
      promises.delete(key);
    }
    return load(kind, name);
  }

  function fail(kind: RegionKind, name: string, phase: RegionPhase): void {
    const state = failedState(kind, name, phase);
    states.set(`${kind}:${name}`, state);
    promises.set(`${kind}:${name}`, Promise.resolve(state));
  }

  return {
    peek: ((kind, name) => states.get(`${kind}:${name}`)) as RegionStore['peek'],
    load: load as RegionStore['load'],
    retry: retry as RegionStore['retry'],
    fail,
    settled: () => states,
  };
}
