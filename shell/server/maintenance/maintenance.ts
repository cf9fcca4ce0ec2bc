import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';

/** Content of the maintenance file; an empty file closes every store. */
const maintenanceFileSchema = z.strictObject({
  /** Ids of the closed stores; absent: all stores. */
  stores: z.array(z.int()).optional(),
  /** Value of `Retry-After`. */
  retryAfterSeconds: z.int().min(1).max(86_400).optional(),
});

export interface MaintenanceNotice {
  retryAfterSeconds: number;
}

export interface Maintenance {
  /** Returns null while the store is open. */
  noticeFor(storeId: number): MaintenanceNotice | null;
  /** Reads the file now. */
  refresh(): Promise<void>;
  stop(): void;
}

const defaultRetryAfterSeconds = 600;

/** For tests and shells without a maintenance file. */
export const alwaysOpen: Maintenance = {
  noticeFor: () => null,
  refresh: () => Promise.resolve(),
  stop: () => undefined,
};

/**
 * Watches the maintenance file: the shop is closed while it exists. Unlike the configuration of a store, a file works
 * while the API, its database and the registry are down; unlike an environment variable, it needs no restart.
 *
 * @param intervalMs between two reads, milliseconds
 */
export async function watchMaintenance(
  file: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>,
  intervalMs = 1000,
): Promise<Maintenance> {
  let text: string | null = null;
  let notice: z.infer<typeof maintenanceFileSchema> | null = null;

  async function refresh(): Promise<void> {
    const found = await readFileIfPresent(file, log, text);
    if (found === text) return;
    text = found;
    notice = found === null ? null : parse(found);
    if (notice) log.warn({ file, ...notice }, 'the shop is closed for maintenance');
    else log.info({ file }, 'the shop is open again');
  }

  function parse(found: string): z.infer<typeof maintenanceFileSchema> {
    if (found.trim() === '') return {};
    const parsed = maintenanceFileSchema.safeParse(toJson(found));
    if (parsed.success) return parsed.data;
    // The file exists, so the shop is to be closed; without valid content, all stores are.
    log.error({ file, issues: parsed.error.issues }, 'maintenance file is invalid: all stores are closed');
    return {};
  }

  await refresh();
  const timer = setInterval(() => void refresh(), intervalMs);
  timer.unref();
  return {
    noticeFor(storeId) {
      if (!notice || notice.stores?.includes(storeId) === false) return null;
      return { retryAfterSeconds: notice.retryAfterSeconds ?? defaultRetryAfterSeconds };
    },
    refresh,
    stop: () => clearInterval(timer),
  };
}

/** Returns the previous content if the file exists and cannot be read. */
async function readFileIfPresent(
  file: string,
  log: Pick<FastifyBaseLogger, 'error'>,
  known: string | null,
): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    log.error({ err: error, file }, 'maintenance file cannot be read');
    return known;
  }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
