import { readFileTokens } from '../file-tokens.ts';
import { createFileAudit } from '../file-audit.ts';
import { createFileStore } from '../file-store.ts';
import type { Queryable, RegistryDatabase } from './database.ts';
import { schema } from './schema.ts';

/** Any number, as long as every registry uses the same. */
const importLock = 812_028;

/**
 * Imports the files into an empty database: the latest document under its number, the whole audit and the tokens.
 * Resolves with that number; 0 when nothing was imported.
 */
export async function importFiles(database: RegistryDatabase, dir: string): Promise<number> {
  if (!(await isEmpty(database))) return 0;
  const [document, entries, tokens] = await Promise.all([
    createFileStore(dir).read(),
    createFileAudit(dir).latest(Infinity),
    readFileTokens(dir),
  ]);
  if (document.revision === 0 && tokens.length === 0) return 0;
  let taken = 0;
  await database.exclusively(importLock, async (tx) => {
    if (!(await isEmpty(tx))) return;
    if (document.revision > 0) {
      const row = [document.revision, JSON.stringify(document)];
      await tx.query(`insert into ${schema}.revisions (revision, document) values ($1, $2::json)`, row);
    }
    await tx.query(
      `insert into ${schema}.audit (revision, remote, entry)
       select revision, remote, entry::json
       from unnest($1::integer[], $2::text[], $3::text[]) as entries (revision, remote, entry)`,
      [
        entries.map(({ revision }) => revision),
        entries.map(({ what }) => what.remote),
        entries.map((entry) => JSON.stringify(entry)),
      ],
    );
    for (const { hash, squad, remotes, createdAt } of tokens) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await tx.query(
        `insert into ${schema}.squad_tokens (hash, squad, remotes, created_at) values ($1, $2, $3, $4)`,
        [hash, squad, remotes, createdAt],
      );
    }
    taken = document.revision;
  });
  return taken;
}

/** Tokens count too: an import would restore a revoked token. */
async function isEmpty(database: Queryable): Promise<boolean> {
  const { rows } = await database.query(
    `select not exists (select from ${schema}.revisions) and not exists (select from ${schema}.audit)
       and not exists (select from ${schema}.squad_tokens) as empty`,
  );
  return (rows as { empty: boolean }[])[0]?.empty === true;
}
