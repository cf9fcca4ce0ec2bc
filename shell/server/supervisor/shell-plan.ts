import type { PromotedShell } from '../releases/verdicts/supervisor-state.ts';

/** A build of the shell on this machine. A failed one is tried again when it is promoted again. */
export interface InstalledShell extends PromotedShell {
  /** Script of its server. */
  serverFile: string;
}

/** What the instances of a supervisor should run. */
export interface ShellPlan {
  /** The build of the instances that do not run the canary. */
  defaultBuild: InstalledShell;
  canary: { build: InstalledShell; /** Percent, 1 to 99. */ traffic: number } | null;
}

/** Returns the builds of a plan. */
export function plannedBuilds({ defaultBuild, canary }: ShellPlan): InstalledShell[] {
  return canary ? [defaultBuild, canary.build] : [defaultBuild];
}

/**
 * Returns how many of the instances run a canary: the nearest number to its share, and at least one. At least one runs the
 * default, so a single instance runs no canary.
 */
export function canaryInstances(count: number, traffic: number): number {
  if (count < 2) return 0;
  return Math.min(count - 1, Math.max(1, Math.round((count * traffic) / 100)));
}
