import type { Store } from 'shared-contracts/stores';
import { exportTtlDays } from 'shared-contracts/forms/privacy';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import { mailLink } from '../accounts/account-mails.ts';
import { deleteTokens, hasToken } from '../accounts/mailed-tokens.ts';
import { lockAccount } from '../accounts/service.ts';
import { hashToken } from '../auth/tokens.ts';
import { memberData } from './member-data.ts';
import type { PersonalData } from '../../personal-data.ts';
import {
  countParts,
  findExport,
  findPart,
  insertPart,
  replaceExport,
  updateExport,
  type ExportRow,
} from './repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Pause between two requests of a member. */
export const exportPauseMs = dayMs;

/**
 * Requests an export, which a job prepares. Within {@link exportPauseMs} of a request it changes nothing, so that any number
 * of concurrent requests leads to one export and one mail.
 */
export async function requestExport(
  db: Queryable,
  customerId: number,
  store: Store,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await lockAccount(tx, customerId)) === null) throw new ShopError('authentication_required');
    const latest = await findExport(tx, customerId);
    if (latest !== null && now.getTime() - latest.requestedAt.getTime() < exportPauseMs) return;
    await deleteTokens(tx, customerId, 'data-export');
    await replaceExport(tx, { customerId, storeId: store.id, requestedAt: now });
  });
}

/**
 * Stores what the shop has about a member, and mails the link. Does nothing if another process has prepared the export
 * meanwhile.
 */
export async function prepareExport(
  db: Queryable,
  customerId: number,
  now: Date,
  parts: readonly PersonalData[] = memberData,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Changes of the account, its addresses and sessions wait, so that the parts belong together.
    const customer = await lockAccount(tx, customerId);
    const requested = await findExport(tx, customerId);
    if (customer === null || requested === null || requested.expiresAt !== null) return;
    for (const [position, { name, exportOf }] of parts.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
      const content = JSON.stringify(await exportOf(tx, customerId), null, 2);
      // oxlint-disable-next-line no-await-in-loop -- see above
      await insertPart(tx, { customerId, position, name, content });
    }
    const expiresAt = new Date(now.getTime() + exportTtlDays * dayMs);
    await updateExport(tx, customerId, { expiresAt });
    await mailLink(tx, 'data-export-ready', {}, customer, { id: requested.storeId }, now);
  });
}

/** Who opens an export: the mailed link, or without one the member who is signed in. */
export interface ExportAccess {
  link: { id: number; token: string } | null;
  /** The member who is signed in. */
  customerId: number | null;
  now: Date;
}

/** Returns the export that a visitor may download. Throws `invalid_token` if there is none. */
export async function findReadyExport(
  db: Queryable,
  { link, customerId, now }: ExportAccess,
): Promise<ExportRow> {
  const owner = link === null ? customerId : await ownerOfLink(db, link, now);
  const found = owner === null ? null : await findExport(db, owner);
  if (found?.expiresAt == null || found.expiresAt <= now) throw new ShopError('invalid_token');
  return found;
}

async function ownerOfLink(
  db: Queryable,
  { id, token }: { id: number; token: string },
  now: Date,
): Promise<number | null> {
  const mailed = { customerId: id, purpose: 'data-export', tokenHash: hashToken(token) } as const;
  return (await hasToken(db, mailed, now)) ? id : null;
}

/**
 * Reads an export as one JSON object, one part after the other, so that no more than one is in memory. Throws if the export
 * is deleted or replaced meanwhile, so that the file does not end as if it were complete.
 */
export async function* readExport(db: Queryable, found: ExportRow): AsyncGenerator<string> {
  const count = await countParts(db, found);
  if (count === 0) throw new Error('The export has no parts');
  yield `{\n  "exportedFor": ${found.customerId},\n  "requestedAt": "${found.requestedAt.toISOString()}"`;
  for (let position = 0; position < count; position += 1) {
    // oxlint-disable-next-line no-await-in-loop -- see above
    const part = await findPart(db, found, position);
    if (part === null) throw new Error(`Part ${position} of ${count} of the export is missing`);
    yield `,\n  ${JSON.stringify(part.name)}: ${part.content.replaceAll('\n', '\n  ')}`;
  }
  yield '\n}\n';
}
