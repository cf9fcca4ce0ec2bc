import { readFile } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';

/** What operators may write into the file; an empty one closes every store. */
const maintenanceFileSchema = z.strictObject({
  /** Ids of the stores that are closed; all where absent. */
  stores: z.array(z.int()).optional(),
  /** Seconds after which it is worth while to come back. */
  retryAfter: z.int().min(1).max(86_400).optional(),
});

export interface MaintenanceNotice {
  /** Seconds. */
  retryAfter: number;
}

export interface Maintenance {
  /** Null while the store is open. */
  noticeFor(storeId: number): MaintenanceNotice | null;
  /** Looks at the file now. */
  refresh(): Promise<void>;
  stop(): void;
}

const defaultRetryAfterSeconds = 600;

/** Nothing is ever closed. */
export const alwaysOpen: Maintenance = {
  noticeFor: () => null,
  refresh: () => Promise.resolve(),
  stop: () => undefined,
};

/**
 * The operators' switch is a file: while it is there, the shop is closed. Unlike the configuration of a store it works
 * while the API, its database and the registry are away, which is what maintenance is for; and unlike a variable of the
 * environment it needs no restart.
 *
 * @param intervalMs between two looks, milliseconds
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
    // Somebody wants the shop closed. Which part of it, nobody can tell.
    log.error(
      { file, issues: parsed.error.issues },
      'this is no notice of maintenance: all stores are closed',
    );
    return {};
  }

  await refresh();
  const timer = setInterval(() => void refresh(), intervalMs);
  timer.unref();
  return {
    noticeFor(storeId) {
      if (!notice || notice.stores?.includes(storeId) === false) return null;
      return { retryAfter: notice.retryAfter ?? defaultRetryAfterSeconds };
    },
    refresh,
    stop: () => clearInterval(timer),
  };
}

/** A file that is there and cannot be read changes nothing. */
async function readFileIfPresent(
  file: string,
  log: Pick<FastifyBaseLogger, 'error'>,
  known: string | null,
): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    log.error({ err: error, file }, 'the switch of maintenance cannot be read');
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
