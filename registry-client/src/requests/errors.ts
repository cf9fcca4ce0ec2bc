import type { RemoteName } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { errorGroupsSchema, type ErrorGroup } from '../domain/error-group.ts';
import type { ErrorReport } from '../domain/error-report.ts';
import { RegistryError } from '../registry-error.ts';
import { parseJson, type Transport } from '../transport.ts';

const answerSchema = z.object({ groups: errorGroupsSchema });

/** Adds errors of a shell and of its tabs. Needs the report token. */
export async function sendErrors(call: Transport, report: ErrorReport): Promise<void> {
  await call('/registry/errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });
}

/**
 * Returns the errors of one remote, or of all that the token may change, grouped; the latest first. Needs a token of
 * operators or of a squad.
 */
export async function readErrors(call: Transport, remote?: RemoteName): Promise<ErrorGroup[]> {
  const query = remote === undefined ? '' : `?remote=${remote}`;
  const parsed = answerSchema.safeParse(parseJson((await call(`/registry/errors${query}`)).bytes));
  if (parsed.success) return parsed.data.groups;
  throw new RegistryError('bad_answer', 'The release registry answered without errors.');
}
