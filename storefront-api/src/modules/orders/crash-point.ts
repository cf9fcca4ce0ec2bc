/** Places between two steps of an order, in their order. */
export type CrashPoint =
  | 'key-claimed'
  | 'order-drafted'
  | 'session-created'
  | 'order-settled'
  | 'operation-written'
  | 'operation-called';

const variable = 'CRASH_POINT';

/** Throws if the environment names a crash point outside of tests. */
export function rejectCrashPoints(environment: Readonly<Record<string, string | undefined>>): void {
  if (environment[variable] !== undefined && environment['NODE_ENV'] !== 'test') {
    throw new Error(`${variable} is for tests only: it needs NODE_ENV=test`);
  }
}

/** Kills the process if a test has named this point, as a loss of power would. Does nothing otherwise. */
export function crashPoint(name: CrashPoint): void {
  const { env } = process;
  if (env[variable] === name && env['NODE_ENV'] === 'test') process.kill(process.pid, 'SIGKILL');
}
