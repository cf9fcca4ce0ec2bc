/** A build of the shell in one of its promotions. */
export interface PromotedShell {
  version: string;
  /** Revision of its promotion; 0: it was never promoted. */
  promotedIn: number;
}

export interface FailedShell extends PromotedShell {
  why: string;
}

/** What a supervisor sends to its instances, for their reports. */
export interface SupervisorState {
  /** Builds that it could not run. */
  failures: FailedShell[];
  /** Builds that run in as many instances as they should. */
  settled: PromotedShell[];
}

/** Message of the supervisor to an instance. */
export interface SupervisorMessage {
  kind: typeof supervisorMessageKind;
  state: SupervisorState;
}

export const supervisorMessageKind = 'shell-builds';

/** Environment variable of an instance: the kind of message that its supervisor sends. */
export const supervisorVariable = 'SHELL_SUPERVISOR_MESSAGES';

/**
 * Returns what the supervisor runs as long as it has sent nothing. Null without a supervisor, and under one of an earlier
 * build, which sends other messages: a promotion does not replace the supervisor itself.
 */
export function initialSupervisorState(
  environment: Readonly<Record<string, string | undefined>>,
): SupervisorState | null {
  return environment[supervisorVariable] === supervisorMessageKind ? { failures: [], settled: [] } : null;
}
