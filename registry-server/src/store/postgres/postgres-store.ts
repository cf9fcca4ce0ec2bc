import type { AuditEntry } from 'registry-client/domain/audit-entry';
import { registryDocumentSchema, type RegistryDocument } from 'shared-contracts/releases';
import { emptyDocument } from 'registry-client/domain/registry-document';
import {
  DamagedRevisionError,
  requireNextRevision,
  type AuditLog,
  type RegistryStore,
  type RevisionHistory,
} from '../registry-store.ts';
import type { Queryable } from './database.ts';
import { revisionChannel, schema } from './schema.ts';

/**
 * One row per revision; the highest is current. The primary key gives a revision to exactly one of many writers. One
 * statement writes document and audit entry atomically, and the notification is sent on commit.
 */
const write = `
  with written as (
    insert into ${schema}.revisions (revision, document)
    select $1::integer, $2::json
    where coalesce((select max(revision) from ${schema}.revisions), 0) = $1::integer - 1
    on conflict do nothing
    returning revision
  ), noted as (
    insert into ${schema}.audit (revision, remote, entry)
    select revision, $3::text, $4::json from written where $4 is not null
  )
  select pg_notify('${revisionChannel}', revision::text) from written`;

export function createPostgresStore(database: Queryable): RegistryStore & AuditLog {
  return {
    read: async () => {
      const { rows } = await database.query(
        `select revision, document from ${schema}.revisions order by revision desc limit 1`,
      );
      const [latest] = rows as { revision: number; document: unknown }[];
      return latest === undefined ? emptyDocument : parseDocument(latest.revision, latest.document);
    },
    write: async (next, expectedRevision, entry) => {
      requireNextRevision(next, expectedRevision);
      const { rows } = await database.query(write, [
        next.revision,
        JSON.stringify(next),
        entry?.what.remote ?? null,
        entry === null ? null : JSON.stringify(entry),
      ]);
      return rows.length === 1 ? next : 'conflict';
    },
    latest: async (count, remote) => {
      const { rows } = await database.query(
        `select entry from ${schema}.audit where $2::text is null or remote = $2
         order by revision desc limit $1`,
        [count, remote ?? null],
      );
      return (rows as { entry: AuditEntry }[]).map(({ entry }) => entry);
    },
  };
}

export function createPostgresHistory(database: Queryable): RevisionHistory {
  return {
    latest: async () => {
      const { rows } = await database.query(
        `select coalesce(max(revision), 0) as latest from ${schema}.revisions`,
      );
      return (rows as { latest: number }[])[0]?.latest ?? 0;
    },
    read: async (revision) => {
      const { rows } = await database.query(`select document from ${schema}.revisions where revision = $1`, [
        revision,
      ]);
      return (rows as { document: unknown }[])[0]?.document;
    },
    // The audit is a separate table, so a damaged row blocks no other read.
    moveDamaged: async () => null,
  };
}

function parseDocument(revision: number, raw: unknown): RegistryDocument {
  const parsed = registryDocumentSchema.safeParse(raw);
  if (parsed.success && parsed.data.revision === revision) return parsed.data;
  throw new DamagedRevisionError(
    revision,
    `Revision ${revision} in the registry's database is damaged.`,
    parsed.error,
  );
}
