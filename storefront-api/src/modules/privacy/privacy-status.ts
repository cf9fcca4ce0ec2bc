import type { ResponseOf } from 'shared-contracts/api';
import type { Queryable } from '../../db/client.ts';
import { exportPauseMs } from './data-export.ts';
import { findDeletion, findExport } from './repository.ts';

/** Returns the export and the deletion that a member has requested. */
export async function privacyStatus(
  db: Queryable,
  customerId: number,
  now: Date,
): Promise<ResponseOf<'privacy-status'>> {
  const [latest, deletion] = await Promise.all([findExport(db, customerId), findDeletion(db, customerId)]);
  const isExpired = latest?.expiresAt != null && latest.expiresAt <= now;
  const nextExportAt = latest === null ? now : new Date(latest.requestedAt.getTime() + exportPauseMs);
  return {
    export:
      latest === null || isExpired
        ? null
        : {
            requestedAt: latest.requestedAt.toISOString(),
            expiresAt: latest.expiresAt?.toISOString() ?? null,
          },
    nextExportAt: nextExportAt > now ? nextExportAt.toISOString() : null,
    deletionAt: deletion?.deletionAt.toISOString() ?? null,
  };
}
