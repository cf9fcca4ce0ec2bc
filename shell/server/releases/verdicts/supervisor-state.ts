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
  kind: 'shell-builds';
  state: SupervisorState;
}
