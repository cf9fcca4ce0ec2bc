/** The environment of a command, passed in so that tests can replace it. */
export interface Terminal {
  cwd: string;
  env: Record<string, string | undefined>;
  out(text: string): void;
  err(text: string): void;
  /** Resolves when the user ends a command that runs until then. */
  ended(): Promise<void>;
}

export const exitCodes = { done: 0, rejected: 1, wrongUsage: 2, unreachable: 3 } as const;

/** The registry or a check rejected the command; the message is complete and printed as it is. */
export class RejectedError extends Error {}

/** The command line is incomplete or wrong; the message names what is missing. */
export class UsageError extends Error {}
