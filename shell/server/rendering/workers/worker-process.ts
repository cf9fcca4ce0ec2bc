import { fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import type { ReleaseManifest, Snapshot } from 'shared-contracts/releases';
import type { PageAnswer, RenderJob } from '../render-job.ts';
import type { RegionReport } from '../../releases/health/page-report.ts';
import {
  releaseKey,
  type FromWorker,
  type NamedSnapshot,
  type ToWorker,
  type WorkerSettings,
} from './protocol.ts';
import type { RenderUser } from './render-user.ts';
import type { ReleaseRef } from '../attribute-error.ts';
import { findBlockingRelease } from './find-blocking-release.ts';

/** Thrown when a process ends before it answers. `blockingRelease`: the release whose code blocked it. */
export class WorkerLostError extends Error {
  override name = 'WorkerLostError';
  readonly blockingRelease: ReleaseRef | null;
  constructor(blockingRelease: ReleaseRef | null) {
    super(
      blockingRelease
        ? `${blockingRelease.remote} ${blockingRelease.version} blocks the process that renders it`
        : 'the rendering process has ended',
    );
    this.blockingRelease = blockingRelease;
  }
}

export interface WorkerOptions {
  /** Path of the program: see render-worker.ts. */
  file: string;
  start: WorkerSettings;
  /** A process that does not answer a ping for this long is stopped, milliseconds. */
  blockedAfterMs: number;
  /** Account of the process; null: this process's own. */
  user: Pick<RenderUser, 'uid' | 'gid'> | null;
  /** Memory limit, megabytes; the engine ends a process that exceeds it. */
  memoryMb: number;
}

export interface RenderedPage {
  answer: PageAnswer;
  regions: RegionReport;
  /** Not validated: code of remotes runs in that process. */
  spans: unknown;
}

export interface RenderWorker {
  /** Resolves when the process is ready. Rejects if its program does not start. */
  ready: Promise<void>;
  /** Renders a page. Rejects with {@link WorkerLostError} if the process ends before. */
  render(job: RenderJob): Promise<RenderedPage>;
  /** Probes a release. Rejects with the reason if it must not be shown. */
  probeRelease(manifest: ReleaseManifest, base: Snapshot): Promise<void>;
  /** Loads the code of a release. Rejects as {@link probeRelease}. */
  warmUp(manifest: ReleaseManifest, base: Snapshot): Promise<void>;
  /** Number of pages that are being rendered. */
  load(): number;
  /** Number of distinct releases that it has received. Evaluated code is never freed. */
  releases(): number;
  /** Resident memory at the last heartbeat, bytes. */
  memory(): number;
  /** Accepts no new work and ends after its last page. */
  retire(): void;
  /** Ends at once. */
  kill(): void;
  /** Resolves when the process exits, for any reason. */
  ended: Promise<ReleaseRef | null>;
}

interface Pending {
  resolve: (answer: FromWorker) => void;
  reject: (error: Error) => void;
}

const heartbeatMs = 500;

/** Environment variables that are passed on. No secrets: the process runs code of other squads. */
const allowedVariables = ['PATH', 'NODE_ENV', 'TZ', 'NODE_EXTRA_CA_CERTS'];

/** How much lower the priority of rendering is; one step is worth about a fifth of a processor's time. */
const niceness = 5;
const maxNiceness = 19;

/** Lets cached pages and API calls, which the server process answers, go before pages that are rendered. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(maxNiceness, getPriority() + niceness));
  } catch {
    // The process has ended already.
  }
}

export function startWorker({ file, start, blockedAfterMs, user, memoryMb }: WorkerOptions): RenderWorker {
  const child = fork(file, [], {
    serialization: 'advanced',
    ...(user && { uid: user.uid, gid: user.gid }),
    env: Object.fromEntries(allowedVariables.map((name) => [name, process.env[name]])),
    // A page leaves many short-lived objects. The inspector is started on demand: see find-blocking-release.ts.
    execArgv: [
      '--inspect-port=127.0.0.1:0',
      '--max-semi-space-size=32',
      `--max-old-space-size=${memoryMb}`,
      '--enable-source-maps',
    ],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  child.stderr?.pipe(process.stderr, { end: false });
  lowerPriority(child.pid);
  const pending = new Map<number, Pending>();
  const knownReleases = new Set<string>();
  let nextId = 1;
  let memory = 0;
  let isRetired = false;
  let hasEnded = false;
  let isStopping = false;
  let pingSentAt: number | null = null;
  const { promise: ready, resolve: becomeReady, reject: failToStart } = Promise.withResolvers<void>();
  const { promise: ended, resolve: end } = Promise.withResolvers<ReleaseRef | null>();
  ready.catch(() => undefined); // callers handle it if they await it

  function send(message: ToWorker): void {
    // If the process has ended, pending requests are rejected by its exit.
    if (child.connected) child.send(message, () => undefined);
  }

  function handleEnd(blockingRelease: ReleaseRef | null): void {
    if (hasEnded) return;
    hasEnded = true;
    clearInterval(heartbeat);
    const error = new WorkerLostError(blockingRelease);
    failToStart(error);
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
    end(blockingRelease);
  }

  async function stopBlocked(): Promise<void> {
    isStopping = true;
    const blockingRelease = await findBlockingRelease(child);
    child.kill('SIGKILL');
    handleEnd(blockingRelease);
  }

  const heartbeat = setInterval(() => {
    if (pingSentAt === null) {
      if (pending.size === 0) return;
      pingSentAt = performance.now();
      return send({ kind: 'ping' });
    }
    if (!isStopping && performance.now() - pingSentAt > blockedAfterMs) void stopBlocked();
  }, heartbeatMs);
  heartbeat.unref();

  child.on('message', (message: FromWorker) => {
    switch (message.kind) {
      case 'ready':
        return becomeReady();
      case 'pong':
        memory = message.rss;
        pingSentAt = null;
        return;
      case 'page':
      case 'probed':
      case 'failed':
        handleAnswer(message);
    }
  });
  child.on('error', () => handleEnd(null));
  child.on('exit', () => {
    // While the blocking release is being determined, that result ends the worker.
    if (!isStopping) handleEnd(null);
  });

  function handleAnswer(message: Extract<FromWorker, { id: number }>): void {
    const pendingRequest = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'failed') pendingRequest?.reject(message.error);
    else pendingRequest?.resolve(message);
    if (isRetired && pending.size === 0) child.kill('SIGKILL');
  }

  function toNamedSnapshot(snapshot: Snapshot): NamedSnapshot {
    const manifests = Object.values(snapshot.releases);
    const { revision, unavailable, devServerPorts } = snapshot;
    const releases = manifests.map((manifest) => introduce(manifest));
    return {
      revision,
      releases,
      ...(unavailable && { unavailable }),
      ...(devServerPorts && { devServerPorts }),
    };
  }

  function introduce(manifest: ReleaseManifest): string {
    const key = releaseKey(manifest);
    if (!knownReleases.has(key)) {
      knownReleases.add(key);
      send({ kind: 'release', key, manifest });
    }
    return key;
  }

  function request(messageFor: (id: number) => ToWorker): Promise<FromWorker> {
    if (hasEnded || isRetired) return Promise.reject(new WorkerLostError(null));
    const id = nextId++;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      send(messageFor(id));
    });
  }

  async function requestProbe(
    kind: 'probe' | 'warm-up',
    manifest: ReleaseManifest,
    base: Snapshot,
  ): Promise<void> {
    const release = introduce(manifest);
    const named = toNamedSnapshot(base);
    await request((id) => ({ kind, id, release, base: named }));
  }

  send({ kind: 'start', ...start });
  return {
    ready,
    ended,
    async render(job) {
      const snapshot = toNamedSnapshot(job.snapshot);
      const rendered = await request((id) => ({ kind: 'render', id, job: { ...job, snapshot } }));
      if (rendered.kind !== 'page') throw new Error(`Expected the answer page, got ${rendered.kind}`);
      // Serialisation turns a Buffer into a Uint8Array.
      const { answer, regions, spans } = rendered;
      return {
        regions,
        spans,
        answer: answer.kind === 'document' ? { ...answer, html: toBuffer(answer.html) } : answer,
      };
    },
    probeRelease: (manifest, base) => requestProbe('probe', manifest, base),
    warmUp: (manifest, base) => requestProbe('warm-up', manifest, base),
    load: () => pending.size,
    releases: () => knownReleases.size,
    memory: () => memory,
    retire() {
      isRetired = true;
      // An idle process can be killed at once; it ignores SIGTERM.
      if (pending.size === 0) child.kill('SIGKILL');
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);
