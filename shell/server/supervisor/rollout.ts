import { describeError } from '../releases/describe-error.ts';
import type { PromotedShell } from '../releases/verdicts/supervisor-state.ts';
import { createInstanceSlots, type SlotOptions } from './instance-slots.ts';
import { createRolloutState } from './rollout-state.ts';
import { canaryInstances, plannedBuilds, type InstalledShell, type ShellPlan } from './shell-plan.ts';

export interface Rollout {
  /**
   * Replaces the instances one by one until they run what is planned: each new one accepts connections before the old one
   * ends. If one does not start, or instances of a build end early again and again, the default before is used instead of
   * the default, and the default instead of the canary. A failed build is not tried again until another one is planned or
   * it was promoted again. Resolves with whether the planned default runs.
   */
  deploy(plan: ShellPlan): Promise<boolean>;
  /** Runs a build because the planned one failed: the failure stays reported. */
  fallBack(build: InstalledShell): Promise<boolean>;
  /** Stops all instances gracefully, and aborts one that is being started. */
  stop(): Promise<void>;
}

interface Placement {
  build: InstalledShell;
  slotIndexes: readonly number[];
}

const needsInstances =
  'a canary of the shell needs two instances: start its supervisor with SHELL_INSTANCES=2 or more, or promote it to 100';

export function createRollout(options: SlotOptions): Rollout {
  const { count, log } = options;
  const indexes = Array.from({ length: count }, (_, index) => index);
  const runExclusive = createExclusiveRunner();
  let plan: ShellPlan | undefined;
  /** The default that runs, and the one before it. */
  let defaultBuild: InstalledShell | undefined;
  let previousDefault: InstalledShell | undefined;
  /** Builds that were started as planned. */
  let placements: Placement[] = [];
  const slots = createInstanceSlots(options, {
    runExclusive,
    onStart: (instance) => instance.send(state.read()),
    onChange: settle,
    chooseBuild,
  });
  const state = createRolloutState((changed) => slots.send(changed), log);

  async function replaceIn(some: readonly number[], build: InstalledShell): Promise<void> {
    for (const index of some) {
      // oxlint-disable-next-line no-await-in-loop -- one by one
      await slots.replace(index, build);
    }
  }

  /** Returns instances to a build that has run before. */
  async function restore(some: readonly number[], build: InstalledShell | undefined): Promise<void> {
    if (build === undefined) return;
    for (const index of some) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one by one
        await slots.replace(index, build);
      } catch (error) {
        log.error({ err: error, version: build.version }, 'an instance could not return to this release');
      }
    }
  }

  /** Returns the build to start where an instance has ended, after replacing a build that failed. */
  async function chooseBuild(build: InstalledShell, failure: string | undefined): Promise<InstalledShell> {
    const isCanary = defaultBuild !== undefined && defaultBuild.version !== build.version;
    const instead = isCanary ? defaultBuild : previousDefault;
    if (instead === undefined || instead.version === build.version) return build;
    const promotion = promotionOf(build, plan);
    if (failure === undefined) return state.isFailed(promotion) ? instead : build;
    if (!state.isFailed(promotion)) state.addFailure(promotion, failure);
    defaultBuild = instead;
    await restore(indexes, instead);
    return instead;
  }

  /** Reports the builds of which every instance runs. */
  function settle(): void {
    const isServed = ({ build, slotIndexes }: Placement) =>
      !state.isFailed(build) && slotIndexes.every((index) => slots.isServing(index, build.version));
    state.settle(placements.filter(isServed).map(({ build }) => build));
  }

  async function changeDefault(next: InstalledShell, some: readonly number[]): Promise<boolean> {
    try {
      await replaceIn(some, next);
    } catch (error) {
      if (slots.isStopped()) return false;
      state.addFailure(next, describeError(error));
      await restore(indexes, defaultBuild);
      return false;
    }
    if (defaultBuild?.version !== next.version) {
      previousDefault = defaultBuild;
      log.info({ version: next.version, count: some.length }, 'this release of the shell is the default now');
    }
    defaultBuild = next;
    return true;
  }

  /** Resolves with whether the canary runs. */
  async function changeCanary(build: InstalledShell, some: readonly number[]): Promise<boolean> {
    try {
      await replaceIn(some, build);
      return true;
    } catch (error) {
      if (slots.isStopped()) return false;
      state.addFailure(build, describeError(error));
      await restore(some, defaultBuild);
      return false;
    }
  }

  async function deploy(next: ShellPlan): Promise<boolean> {
    plan = next;
    state.keepFailuresOf(next);
    const { canary } = next;
    const share = canary === null ? 0 : canaryInstances(count, canary.traffic);
    if (canary !== null && share === 0 && !state.isFailed(canary.build))
      state.addFailure(canary.build, needsInstances);
    const runsCanary = canary !== null && !state.isFailed(canary.build);
    // The last ones: the folder of the first one is that of a shell without supervisor.
    const canarySlots = runsCanary ? indexes.slice(count - share) : [];
    const defaultSlots = indexes.filter((index) => !canarySlots.includes(index));
    const isDefaultFailed = state.isFailed(next.defaultBuild);
    // The return to the build before it may have failed.
    if (isDefaultFailed) await restore(indexes, defaultBuild);
    const isDefaultDone = !isDefaultFailed && (await changeDefault(next.defaultBuild, defaultSlots));
    const isCanaryDone = isDefaultDone && runsCanary && (await changeCanary(canary.build, canarySlots));
    placements = [
      ...(isDefaultDone ? [{ build: next.defaultBuild, slotIndexes: defaultSlots }] : []),
      ...(isCanaryDone ? [{ build: canary.build, slotIndexes: canarySlots }] : []),
    ];
    settle();
    return isDefaultDone;
  }

  return {
    deploy: (next) => runExclusive(async () => !slots.isStopped() && deploy(next)),
    fallBack: (build) => runExclusive(() => changeDefault(build, indexes)),
    stop: () => slots.stop(),
  };
}

/** Returns the latest promotion of a build, whose release may have been promoted again while it ran. */
function promotionOf(build: InstalledShell, plan: ShellPlan | undefined): PromotedShell {
  return (plan && plannedBuilds(plan).find(({ version }) => version === build.version)) ?? build;
}

/** Returns a function that runs tasks one after another. */
function createExclusiveRunner() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}
