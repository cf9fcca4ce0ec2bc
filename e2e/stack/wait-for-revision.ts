import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when the shell serves this revision of the registry. */
export async function waitForRevision(shopUrl: string, revision: number, timeoutMs = 30_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const ready = (await (await fetch(`${shopUrl}/readyz`)).json()) as { revision: number };
    if (ready.revision >= revision) return;
    await wait(20);
  }
  throw new Error(`The shell did not come to revision ${revision} of the registry`);
}
