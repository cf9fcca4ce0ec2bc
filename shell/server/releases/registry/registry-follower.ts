import type { KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { DocumentConflict, RegistryClient } from 'registry-client';
import type { RegistryDocument } from 'shared-contracts/releases';
import { runAgain } from 'shared-runtime/run-again';
import { documentConflict } from './document-conflict.ts';
import { readDocumentFile, writeDocumentFile } from './registry-document-file.ts';

/** A shell that starts must not wait for ever while releases are promoted one after another. */
const maxStartReadings = 5;

export interface FollowerOptions {
  client: Pick<RegistryClient, 'read' | 'watch'>;
  /** The registry's public key; unsigned documents are rejected, from the network and from disk. */
  publicKey: KeyObject;
  /** The last document that was followed is stored here. */
  file: string;
  pollMs: number;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  /** Prepares the releases of a document before it is used. Resolves with whether all of them could be downloaded. */
  prepare: (document: RegistryDocument) => Promise<boolean>;
  /** Called after each reading of the registry with a change. */
  report: () => Promise<void>;
  /** Called when another document is used. */
  onChange?: ((revision: number) => void) | undefined;
}

export interface RegistryFollower {
  /** Returns the document that this shell uses. */
  document: () => RegistryDocument | undefined;
  /** Returns how the registry's document contradicts it. */
  conflict: () => DocumentConflict | null;
  /** Uses the stored document, reads the registry, and follows it from then on. */
  start(): Promise<void>;
  /** Reads the registry now; if a reading is under way, again after it. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Follows the registry's documents, in the order of their revisions. */
export function createRegistryFollower(options: FollowerOptions): RegistryFollower {
  const { client, log, prepare, report } = options;
  let document: RegistryDocument | undefined;
  let etag: string | undefined;
  let conflict: DocumentConflict | null = null;
  let stop = () => {};

  async function loadStored(): Promise<void> {
    const stored = await readDocumentFile(options.file, options.publicKey);
    if (!stored) return;
    await prepare(stored);
    document = stored;
    await report();
  }

  /** Resolves with whether another document is used now. */
  async function readRegistry(): Promise<boolean> {
    try {
      const reading = await client.read(etag === undefined ? {} : { etag });
      if (reading.status === 'unchanged') return false;
      conflict = documentConflict(document, reading.document);
      if (conflict !== null) {
        log.error(
          { conflict, revision: reading.document.revision, known: document?.revision },
          'registry answered an older revision, or other content under a known one; it is ignored until a newer revision',
        );
        // Logged once, until the registry answers something else.
        etag = reading.etag;
        await report();
        return false;
      }
      const isComplete = await prepare(reading.document);
      // Without the etag the next read is a full one, which downloads missing releases again.
      etag = isComplete ? reading.etag : undefined;
      if (document?.revision === reading.document.revision) {
        await report();
        return false;
      }
      document = reading.document;
      await report();
      await writeDocumentFile(options.file, reading.source);
      log.info({ revision: document.revision }, 'releases changed');
      options.onChange?.(document.revision);
      return true;
    } catch (error) {
      log.warn({ err: error }, 'registry cannot be reached; the last known releases stay');
      return false;
    }
  }

  /** Downloads and probes may take longer than the poll interval, and something may be promoted meanwhile. */
  const read = runAgain(readRegistry);
  const refresh = async () => {
    await read();
  };

  /** Reads the registry until there is nothing new: the probes of a start take seconds. */
  async function catchUp(): Promise<void> {
    for (let reading = 0; reading < maxStartReadings; reading += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      if (!(await read())) return;
    }
  }

  return {
    document: () => document,
    conflict: () => conflict,
    async start() {
      await loadStored();
      await catchUp();
      const timer = setInterval(() => void refresh(), options.pollMs);
      timer.unref();
      // Server-sent events for latency, polling for reliability.
      const unwatch = client.watch(() => void refresh());
      stop = () => {
        clearInterval(timer);
        unwatch();
      };
    },
    refresh,
    stop: () => stop(),
  };
}
