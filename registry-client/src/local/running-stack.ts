import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const port = z.int().check(z.minimum(1), z.maximum(65_535));
const stackSchema = z.object({ pid: z.int(), port, registryPort: port });

/** The ports of a shop that `npm start` runs on this machine. */
export type RunningStack = z.infer<typeof stackSchema>;

const fileIn = (dataDir: string) => join(dataDir, 'stack.json');

/** Writes the ports of a running shop for the commands of `mf`. */
export function writeRunningStack(dataDir: string, stack: RunningStack): void {
  writeFileSync(fileIn(dataDir), `${JSON.stringify(stack)}\n`);
}

export function removeRunningStack(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** Returns the running shop of a data directory; null without one, also when its process was killed. */
export function readRunningStack(dataDir: string): RunningStack | null {
  try {
    const stack = stackSchema.parse(JSON.parse(readFileSync(fileIn(dataDir), 'utf8')));
    process.kill(stack.pid, 0);
    return stack;
  } catch {
    return null;
  }
}
