import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDir } from './addresses.ts';

export interface LogLine {
  msg: string;
  remote?: string;
  version?: string;
  phase?: string;
}

export interface ShellLog {
  /** Returns the lines since the start. */
  lines(): Promise<LogLine[]>;
}

const file = join(dataDir, 'logs/shell.log');

/** Reads the log of the shop under test from its current end. */
export async function readShellLog(): Promise<ShellLog> {
  const { size: begin } = await stat(file);
  return {
    async lines() {
      await using handle = await open(file);
      const { size } = await handle.stat();
      const { buffer } = await handle.read(Buffer.alloc(size - begin), 0, size - begin, begin);
      // The last line may be incomplete.
      return buffer.toString().split('\n').slice(0, -1).filter(isJson).map(toLine);
    },
  };
}

const isJson = (line: string) => line.startsWith('{');
const toLine = (line: string) => JSON.parse(line) as LogLine;
