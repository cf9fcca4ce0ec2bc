import type { ReleaseManifest, Snapshot } from 'shared-contracts/releases';
import type { RegionReport } from '../../releases/health/page-report.ts';
import type { PageAnswer, RenderJob } from '../render-job.ts';

/** A snapshot by release keys: a manifest is large and is sent to a process once. */
export interface NamedSnapshot {
  revision: number;
  /** `remote@version`. */
  releases: string[];
  unavailable?: Snapshot['unavailable'];
  devServerPorts?: Snapshot['devServerPorts'];
}

export type NamedRenderJob = Omit<RenderJob, 'snapshot'> & { snapshot: NamedSnapshot };

export interface WorkerSettings {
  dataDir: string;
  apiUrl: string;
  logLevel: string;
  /** Version of the shell. */
  build: string;
  isTraced: boolean;
  /** See {@link PageRequest}. */
  frameWaitMs: number;
}

/** Messages to a rendering process. */
export type ToWorker =
  | ({ kind: 'start' } & WorkerSettings)
  | { kind: 'release'; key: string; manifest: ReleaseManifest }
  | { kind: 'render'; id: number; job: NamedRenderJob }
  /** Probes this release with the others; answers `failed` if it must not be shown. */
  | { kind: 'probe'; id: number; release: string; base: NamedSnapshot }
  /** Loads this release and renders one part of it, before visitors need it; answers as for `probe`. */
  | { kind: 'warm-up'; id: number; release: string; base: NamedSnapshot }
  | { kind: 'ping' };

/** Messages from a rendering process. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'page'; id: number; answer: PageAnswer; regions: RegionReport; spans: unknown }
  | { kind: 'probed'; id: number }
  | { kind: 'failed'; id: number; error: Error }
  /** `rss`: memory of the process, bytes. */
  | { kind: 'pong'; rss: number };

export const releaseKey = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;
