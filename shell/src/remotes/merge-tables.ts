import type { RemoteName } from 'shared-contracts/releases';

/** A table of a release, such as its claimed paths. */
type ReleaseTable<Row> = readonly [remote: RemoteName, table: Readonly<Record<string, Row>> | undefined];

/** A key that releases of several remotes have. */
export interface TableConflict {
  key: string;
  /** The remote whose row is used. */
  used: RemoteName;
  unused: RemoteName[];
}

/**
 * Merges a table of all releases of a snapshot. The registry rejects two live releases with the same key, but a shell that has
 * rejected the newest release of a remote keeps the former one, which may have a key that another remote has now. Then the remote
 * that comes first by its name has it, so that server and browsers, and all shells, use the same row.
 */
export function mergeTables<Row>(tables: readonly ReleaseTable<Row>[]): {
  rows: Record<string, Row>;
  conflicts: TableConflict[];
} {
  const rows = new Map<string, Row>();
  const owners = new Map<string, Set<RemoteName>>();
  for (const [remote, table = {}] of tables.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    for (const [key, row] of Object.entries(table)) {
      const remotes = owners.get(key) ?? new Set();
      owners.set(key, remotes.add(remote));
      if (!rows.has(key)) rows.set(key, row);
    }
  }
  const conflicts = [...owners].flatMap(([key, [used, ...unused]]) =>
    used !== undefined && unused.length > 0 ? [{ key, used, unused }] : [],
  );
  return { rows: Object.fromEntries(rows), conflicts };
}
