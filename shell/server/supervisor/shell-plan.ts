/** A build of the shell on this machine. */
export interface InstalledShell {
  version: string;
  /** Revision of its promotion; 0: it was never promoted. A failed build is tried again when it is promoted again. */
  promotedIn: number;
  /** Script of its server. */
  serverFile: string;
}

/** What the instances of a supervisor should run. */
export interface ShellPlan {
  /** The build of the instances that do not run the canary. */
  base: InstalledShell;
  canary: { build: InstalledShell; /** Percent, 1 to 99. */ traffic: number } | null;
}

/** Returns the builds of a plan. */
export function plannedBuilds({ base, canary }: ShellPlan): InstalledShell[] {
  return canary ? [base, canary.build] : [base];
}

/** A build in one of its promotions. */
export type PromotedShell = Pick<InstalledShell, 'version' | 'promotedIn'>;

export interface FailedShell extends PromotedShell {
  why: string;
}

/** What a supervisor tells its instances, for their reports. */
export interface SupervisorState {
  /** Builds that it could not run. */
  failures: FailedShell[];
  /** Builds that run in as many instances as they should. */
  settled: PromotedShell[];
}

/**
 * Returns how many of the instances run a canary: the nearest number to its share, and at least one. At least one runs the
 * default, so a single instance runs no canary.
 */
export function canaryInstances(count: number, traffic: number): number {
  if (count < 2) return 0;
  return Math.min(count - 1, Math.max(1, Math.round((count * traffic) / 100)));
}
