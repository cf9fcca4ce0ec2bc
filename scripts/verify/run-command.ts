import { spawn } from 'node:child_process';
import { root } from '../stack/settings.ts';

export interface CommandResult {
  code: number;
  output: string;
}

/**
 * Runs a program and resolves with its exit code and output. Never rejects: a program that does not start has code
 * 127.
 */
export function runCommand(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string>; live?: boolean } = {},
): Promise<CommandResult> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        parts.push(chunk.toString());
        if (options.live) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => done({ code: 127, output: String(error) }));
    child.on('close', (code) => done({ code: code ?? 1, output: parts.join('') }));
  });
}
