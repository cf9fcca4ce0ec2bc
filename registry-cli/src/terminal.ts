/** Where a command runs: its surroundings, given so that tests can stand in for them. */
export interface Terminal {
  cwd: string;
  env: Record<string, string | undefined>;
  out(text: string): void;
  err(text: string): void;
}

export const exitCodes = { done: 0, refused: 1, wrongUsage: 2, unreachable: 3 } as const;

/** The answer is no; the message says all that there is to say. */
export class RefusedError extends Error {}

/** The command line does not say what to do; the message says what is missing. */
export class UsageError extends Error {}
