import type { FastifyBaseLogger } from 'fastify';
import {
  isStartupExpose,
  type ContractFile,
  type ReleaseManifest,
  type Snapshot,
} from 'shared-contracts/releases';
import { ApiError } from 'shared-runtime';
import { type ApiFetch, TimeoutError, withTimeout } from 'shared-runtime/host';
import type { ServerFederation } from '../../../src/remotes/server-federation.ts';
import type { ReleaseProbe } from '../../releases/release-cache.ts';
import type { FragmentRenderer } from '../render-fragment.tsx';
import type { PageRenderer, PageRequest } from '../render-job.ts';
import { createProbeApi, type ProbeApi } from './probe-api.ts';
import { createPathFinder, type FindPath } from './probe-paths.ts';
import { findTargets, mayEnter, type ProbeTarget } from './probe-targets.ts';
import { probeVisits, type ProbeVisit } from './probe-visits.ts';

/** Timeout for loading one expose, milliseconds. Generous: the code is read from disk for the first time. */
const loadTimeoutMs = 10_000;
/** Timeout for asking whether the API answers, milliseconds. */
const readyTimeoutMs = 2_000;

export interface ProbeLimits {
  maxRenders: number;
  /** Time after which no further page or fragment is rendered, milliseconds. */
  maxMs: number;
}

/** The largest release of this shop has 36 renders. */
const defaultLimits: ProbeLimits = { maxRenders: 200, maxMs: 6_000 };

export interface ProbeOptions {
  federation: ServerFederation;
  renderPage: PageRenderer;
  renderFragment: FragmentRenderer;
  /** Resolves with null for a release without a contract file. */
  readContract: (manifest: ReleaseManifest) => Promise<ContractFile | null>;
  apiUrl: string;
  fetch: ApiFetch;
  log: FastifyBaseLogger;
  limits?: ProbeLimits;
}

export interface ReleaseProbes {
  /**
   * Loads all exposes of a release and renders all of its pages and fragments with the live releases, as each of
   * {@link probeVisits}. Errors fail the probe; timeouts and failures of the API do not, and renders beyond the limits are
   * left out.
   */
  probe: ReleaseProbe;
  /** Loads all exposes and renders one page or fragment, so that the first visitor does not wait for the code. */
  warmUp: ReleaseProbe;
}

interface Render {
  target: ProbeTarget;
  visit: ProbeVisit;
}

export function createReleaseProbes(options: ProbeOptions): ReleaseProbes {
  const { federation, readContract, apiUrl, fetch, log, limits = defaultLimits } = options;
  // Regions of remotes that are not live yet fail on the page of a probe; its own failures are the probe's error.
  const pageLog = log.child({}, { level: 'silent' });

  async function loadAllExposes(manifest: ReleaseManifest): Promise<void> {
    const loader = federation.loaderFor({ revision: 0, releases: { [manifest.name]: manifest } });
    for (const expose of Object.keys(manifest.exposes)) {
      if (isStartupExpose(expose)) continue; // its code is for browsers only
      // oxlint-disable-next-line no-await-in-loop -- parallel loading would compete with visitors’ pages
      await withTimeout(loader.load(manifest.name, expose), loadTimeoutMs, expose);
    }
  }

  async function listRenders(manifest: ReleaseManifest): Promise<Render[]> {
    const targets = findTargets(manifest, await readContract(manifest));
    return probeVisits.flatMap((visit) =>
      targets.filter((target) => mayEnter(target, visit)).map((target) => ({ target, visit })),
    );
  }

  async function renderAll(manifest: ReleaseManifest, base: Snapshot, renders: Render[]): Promise<void> {
    const api = createProbeApi(apiUrl, fetch);
    const findPath = createPathFinder(api.clientFor(0));
    const limit = Promise.withResolvers<'limit'>();
    const timer = setTimeout(() => limit.resolve('limit'), limits.maxMs);
    try {
      for (const [index, each] of renders.entries()) {
        const isAllowed = index < limits.maxRenders;
        const rendered = isAllowed && settled(render(manifest, base, { ...each, api, findPath }));
        // oxlint-disable-next-line no-await-in-loop -- one page at a time, so that its errors belong to it
        const outcome = rendered ? await Promise.race([rendered, limit.promise]) : 'limit';
        if (outcome === 'limit') {
          const { name: remote, version } = manifest;
          log.warn({ remote, version, left: renders.length - index }, 'probe ended at its limit');
          break;
        }
      }
    } finally {
      clearTimeout(timer);
    }
    if (api.hasFailed() && !(await isApiReady())) throw new Error('the API did not answer during the probe');
  }

  /** Rejects if the release fails on the page or fragment. */
  async function render(
    manifest: ReleaseManifest,
    base: Snapshot,
    { target, visit, api, findPath }: Render & { api: ProbeApi; findPath: FindPath },
  ): Promise<void> {
    const path = target.kind === 'page' ? await findPath(target.source, visit.store) : '/';
    if (path === undefined) return;
    const failures: unknown[] = [];
    const request: PageRequest = {
      url: new URL(path, `http://${visit.store.host}`),
      store: visit.store,
      session: visit.session,
      experiments: {},
      isTestHost: false,
      isPersonal: visit.isMember,
      hasInlineStyles: true,
      snapshot: { revision: base.revision, releases: { ...base.releases, [manifest.name]: manifest } },
      api: api.clientFor(visit.session.group),
      log: pageLog,
      reporter: {
        shown: () => undefined,
        failed({ remote, version, phase, error }) {
          // Failures of the live releases do not count. An error without a release is the fragment's if it is rendered alone.
          const isOwn = remote === manifest.name && version === manifest.version;
          const isOfFragment = target.kind === 'fragment' && remote === 'shell';
          if ((isOwn || isOfFragment) && phase !== 'timeout' && !isExcused(error)) failures.push(error);
        },
      },
    };
    try {
      if (target.kind === 'page') await options.renderPage(request);
      else await options.renderFragment(request, target.name, target.props);
    } catch (error) {
      if (!isExcused(error)) failures.push(error);
    }
    const [failure] = failures;
    if (failure === undefined) return;
    throw new Error(`${describeTarget(target, path)} cannot be rendered for ${visit.label}`, {
      cause: failure,
    });
  }

  function isApiReady(): Promise<boolean> {
    const init = { method: 'GET', headers: {}, signal: AbortSignal.timeout(readyTimeoutMs) };
    return fetch(`${apiUrl}/readyz`, init).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  return {
    async probe(manifest, base) {
      await loadAllExposes(manifest);
      await renderAll(manifest, base, await listRenders(manifest));
    },
    async warmUp(manifest, base) {
      await loadAllExposes(manifest);
      await renderAll(manifest, base, (await listRenders(manifest)).slice(0, 1));
    },
  };
}

/** Returns whether an error is the API's or the machine's, such as an answer of 401 to a member of the probe. */
function isExcused(error: unknown): boolean {
  return error instanceof ApiError || error instanceof TimeoutError;
}

function describeTarget(target: ProbeTarget, path: string): string {
  if (target.kind === 'page') return `the page ${target.name} (${path})`;
  return `the fragment ${target.name} with example ${target.example}`;
}

/** Resolves when a render has ended; a timeout is no failure of the release. */
async function settled(render: Promise<void>): Promise<'rendered'> {
  try {
    await render;
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
  }
  return 'rendered';
}
