import { NewerSchemaError } from './migrate.ts';

/** By SQLSTATE, or its class (the first two characters). */
const answers: Record<string, string> = {
  '28': 'It does not let this user in: check name and password.',
  '3D': 'There is no database of this name: create it first.',
  '42501': 'This user may not do that there: let it create a schema, or start once with one that may.',
  '53': 'It has no connection left, or no room.',
  '57': 'It is starting or stopping: try again.',
  '08': 'The connection broke off.',
};

/**
 * Returns why a database cannot be used, for the operator who configured it; undefined for an error that is a bug.
 */
export function explainDatabaseError(cause: unknown): string | undefined {
  if (cause instanceof NewerSchemaError) return `${cause.message} Start a newer one.`;
  const { code, message } = detailsOf(cause);
  const known = answers[code] ?? answers[code.slice(0, 2)];
  if (code.length === 5 && known !== undefined) return `${message}. ${known}`;
  // Codes of the operating system, and messages of the driver without a code.
  const isAway = /^E[A-Z_]+$/.test(code) || /timeout|terminated|SSL|password must be/i.test(message);
  // When several addresses were tried, the message is empty and only the code is set.
  return isAway ? `It does not answer (${message || code}). Is it running?` : undefined;
}

function detailsOf(cause: unknown): { code: string; message: string } {
  if (typeof cause !== 'object' || cause === null) return { code: '', message: '' };
  return {
    code: 'code' in cause ? String(cause.code) : '',
    message: 'message' in cause ? String(cause.message) : '',
  };
}
