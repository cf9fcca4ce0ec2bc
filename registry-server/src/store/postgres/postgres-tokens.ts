import type { Queryable } from './database.ts';
import { schema } from './schema.ts';
import { squadTokenSchema, type SquadTokens } from '../../access/squad-tokens.ts';

interface Row {
  hash: string;
  squad: string;
  remotes: string[];
  created_at: string;
}

/** Stores tokens in the table `squad_tokens`. Deleting a row revokes the token. */
export function createPostgresTokens(database: Queryable): SquadTokens {
  return {
    find: async (hash) => {
      const { rows } = await database.query(
        `select hash, squad, remotes, created_at from ${schema}.squad_tokens where hash = $1`,
        [hash],
      );
      const [row] = rows as Row[];
      if (row === undefined) return null;
      const { created_at: createdAt, squad, remotes } = row;
      const parsed = squadTokenSchema.safeParse({ hash, squad, remotes, createdAt });
      if (parsed.success) return parsed.data;
      throw new Error(`A token of ${squad} in the registry's database is damaged.`, { cause: parsed.error });
    },
    add: async ({ hash, squad, remotes, createdAt }) => {
      await database.query(
        `insert into ${schema}.squad_tokens (hash, squad, remotes, created_at) values ($1, $2, $3, $4)`,
        [hash, squad, remotes, createdAt],
      );
    },
  };
}
