import { setTimeout as wait } from 'node:timers/promises';
import type { Service } from './service.ts';

export interface RestartOptions {
  /** With more restarts than this within `windowMs` the service is not started again. */
  maxRestarts: number;
  windowMs: number;
  /** Pause before a restart. */
  delayMs: number;
  onRestart: (service: Service, ending: number | NodeJS.Signals | null) => void;
  /** `reason`: why the service could not be kept running. */
  onGiveUp: (service: Service, reason: string) => void;
}

/**
 * Starts each of these services again when it ends by itself, and puts the new process in its place in `services`.
 * Returns the function that ends this: from then on a service may end.
 */
export function keepRunning(services: Service[], options: RestartOptions): () => void {
  let isStopped = false;

  async function watch(service: Service, restartTimes: number[]): Promise<void> {
    const ending = await service.ended;
    if (isStopped) return;
    const recent = restartTimes.filter((time) => time > Date.now() - options.windowMs);
    if (recent.length >= options.maxRestarts) {
      options.onGiveUp(service, `ended ${recent.length + 1} times within ${options.windowMs / 1000} s`);
      return;
    }
    options.onRestart(service, ending);
    await wait(options.delayMs);
    if (isStopped) return;
    const next = await service.restart();
    // The stop may have come while the service was starting.
    if (isStopped) return next.stop();
    services.splice(services.indexOf(service), 1, next);
    await watch(next, [...recent, Date.now()]);
  }

  for (const service of services) {
    watch(service, []).catch((error: unknown) =>
      options.onGiveUp(service, error instanceof Error ? error.message : String(error)),
    );
  }
  return () => {
    isStopped = true;
  };
}
