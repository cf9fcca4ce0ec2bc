import { storedReportSchema } from 'registry-client/domain/shell-report';
import { maxReports, type ShellReports } from '../registry-store.ts';
import type { Queryable } from './database.ts';
import { schema } from './schema.ts';

/** Stores the latest report of each shell in the table `shell_reports`. */
export function createPostgresReports(database: Queryable): ShellReports {
  return {
    all: async () => {
      const { rows } = await database.query(
        `select report from ${schema}.shell_reports order by received_at desc limit $1`,
        [maxReports],
      );
      return (rows as { report: unknown }[]).flatMap(({ report }) => {
        const parsed = storedReportSchema.safeParse(report);
        return parsed.success ? [parsed.data] : [];
      });
    },
    put: async (report) => {
      await database.query(
        `insert into ${schema}.shell_reports (shell, report, received_at) values ($1, $2::json, $3::timestamptz)
         on conflict (shell) do update set report = excluded.report, received_at = excluded.received_at`,
        [report.shell, JSON.stringify(report), report.at],
      );
      await database.query(
        `delete from ${schema}.shell_reports where shell not in
           (select shell from ${schema}.shell_reports order by received_at desc limit $1)`,
        [maxReports],
      );
    },
  };
}
