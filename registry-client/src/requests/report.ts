import * as z from 'zod/mini';
import { storedReportSchema, type ShellReport, type StoredReport } from '../domain/shell-report.ts';
import { RegistryError } from '../registry-error.ts';
import { parseJson, type Transport } from '../transport.ts';

const reportsSchema = z.object({
  /** Time of the registry, ISO 8601, UTC. */
  now: z.string(),
  reports: z.array(storedReportSchema),
});

/** The latest report of each shell. */
export type ShellReports = z.infer<typeof reportsSchema>;

/** Stores the report of a shell and returns those of all shells. Needs the report token. */
export async function sendReport(call: Transport, report: ShellReport): Promise<StoredReport[]> {
  const answer = await call('/registry/reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });
  return parseReports(answer.bytes).reports;
}

/** Returns the latest report of each shell. Needs a token of operators or of a squad. */
export async function readReports(call: Transport): Promise<ShellReports> {
  return parseReports((await call('/registry/reports')).bytes);
}

function parseReports(bytes: Uint8Array): ShellReports {
  const parsed = reportsSchema.safeParse(parseJson(bytes));
  if (parsed.success) return parsed.data;
  throw new RegistryError('bad_answer', 'The release registry answered without reports of shells.');
}
