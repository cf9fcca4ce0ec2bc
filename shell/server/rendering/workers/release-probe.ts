import type { FastifyBaseLogger } from 'fastify';
import { paths } from 'shared-contracts/routes';
import {
  isStartupExpose,
  type ReleaseManifest,
  type RemoteName,
  type Snapshot,
} from 'shared-contracts/releases';
import { guestSessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { createApiClient } from 'shared-runtime/host';
import type { ServerFederation } from '../../../src/remotes/server-federation.ts';
import { withTimeout } from '../../../src/remotes/timeout.ts';
import type { ReleaseProbe } from '../../releases/release-cache.ts';
import type { PageRenderer } from '../render-job.ts';

/** Pages that show a remote. */
const probePaths: Record<RemoteName, string> = {
  'mf-catalogue': '/products',
  'mf-basket': paths.basket,
  'mf-account': paths.login(),
  'mf-search': '/search?s=ski',
  'mf-cms': '/about-us',
};

/** Page for the probe of remotes that claim no paths. */
const defaultProbePath = '/about-us';

/** Timeout for loading one expose, milliseconds. Generous: the code is read from disk for the first time. */
const loadTimeoutMs = 10_000;

export interface ProbeOptions {
  federation: ServerFederation;
  renderPage: PageRenderer;
  apiUrl: string;
  log: FastifyBaseLogger;
}

/**
 * Probes a release before visitors get it: loads all of its exposes for servers and renders a page with it and the live releases
 * (alone where nothing is live yet), which also warms it up. Errors fail the probe; slowness does not, because the API or this machine may be the cause.
 */
export function createReleaseProbe({ federation, renderPage, apiUrl, log }: ProbeOptions): ReleaseProbe {
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

  async function renderProbePage(manifest: ReleaseManifest, base: Snapshot): Promise<void> {
    const { name, version } = manifest;
    // The probe has no account: a page for members would only redirect to sign-in.
    const [claimed] = Object.entries(manifest.contracts.claims ?? {}).flatMap(([claim, { entry }]) =>
      entry === 'members' ? [] : [claim],
    );
    const path = probePaths[name] ?? claimed?.replace('*', '') ?? defaultProbePath;
    const failures: unknown[] = [];
    await renderPage({
      url: new URL(path, `http://${defaultStore.host}`),
      store: defaultStore,
      session: guestSessionData(defaultStore),
      experiments: {},
      isTestHost: false,
      isPersonal: false,
      snapshot: { revision: base.revision, releases: { ...base.releases, [name]: manifest } },
      api: createApiClient({ baseUrl: apiUrl, fetch, headers: {} }),
      log: pageLog,
      reporter: {
        shown: () => undefined,
        failed({ remote, version: its, phase, error }) {
          // Failures of the live releases do not count.
          if (remote === name && its === version && phase !== 'timeout') failures.push(error);
        },
      },
    });
    const [failure] = failures;
    if (failure !== undefined) throw new Error(`${path} cannot be rendered with it`, { cause: failure });
  }

  return async (manifest, base) => {
    await loadAllExposes(manifest);
    await renderProbePage(manifest, base);
  };
}
