import type { FastifyBaseLogger } from 'fastify';
import type { PromotedShell, SupervisorState } from '../releases/verdicts/supervisor-state.ts';
import { plannedBuilds, type ShellPlan } from './shell-plan.ts';

export interface RolloutState {
  read(): SupervisorState;
  isFailed(build: PromotedShell): boolean;
  addFailure(build: PromotedShell, why: string): void;
  /** Forgets failures of builds that are not in the plan, or that were promoted again. */
  keepFailuresOf(plan: ShellPlan): void;
  /** Replaces the builds that run in as many instances as they should. */
  settle(builds: readonly PromotedShell[]): void;
}

const isSame = (one: PromotedShell, other: PromotedShell) =>
  one.version === other.version && one.promotedIn === other.promotedIn;

/** Notes which builds failed and which run. `onChange`: called with the state after a change of it. */
export function createRolloutState(
  onChange: (state: SupervisorState) => void,
  log: Pick<FastifyBaseLogger, 'error'>,
): RolloutState {
  let state: SupervisorState = { failures: [], settled: [] };

  function change(parts: Partial<SupervisorState>): void {
    const next = { ...state, ...parts };
    const isNew = JSON.stringify(next) !== JSON.stringify(state);
    state = next;
    if (isNew) onChange(state);
  }

  return {
    read: () => state,
    isFailed: (build) => state.failures.some((failure) => isSame(failure, build)),
    addFailure({ version, promotedIn }, why) {
      log.error({ version, why }, 'a release of the shell failed; another one is used instead');
      const others = <Row extends PromotedShell>(rows: Row[]) =>
        rows.filter((row) => row.version !== version);
      change({
        failures: [...others(state.failures), { version, promotedIn, why }],
        settled: others(state.settled),
      });
    },
    keepFailuresOf(plan) {
      const failures = state.failures.filter((failure) =>
        plannedBuilds(plan).some((build) => isSame(failure, build)),
      );
      change({ failures });
    },
    settle: (builds) =>
      change({ settled: builds.map(({ version, promotedIn }) => ({ version, promotedIn })) }),
  };
}
