import { cpus, totalmem } from 'node:os';
import { runCommand } from '../scripts/verify/run-command.ts';

/** Returns date, processor, memory, Node and commit, without which results cannot be compared. */
export async function machine(): Promise<string> {
  const commit = (await runCommand('git', ['rev-parse', '--short', 'HEAD'])).output.trim();
  const model = cpus()[0]?.model ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${model}), ${memory} GiB, Node ${process.version}, commit ${commit}`;
}
