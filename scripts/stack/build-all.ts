import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { finishedBuild } from 'shared-build/finished-builds';
import { workspaceRemotes } from 'shared-build/workspace-remotes';
import { shellReleaseName, type RemoteName } from 'shared-contracts/releases';
import { root } from './settings.ts';

const execute = promisify(execFile);

export class BuildError extends Error {}

/** A build of a remote, or of the shell under the name of its releases. */
export interface BuiltRemote {
  name: RemoteName;
  dir: string;
  isNew: boolean;
}

/** Builds a remote unless the same sources are built already. What it bundles may still be the same as before. */
export async function buildRemote(name: RemoteName): Promise<BuiltRemote> {
  const folder = join(root, name);
  const finished = finishedBuild(folder);
  if (finished) return { name, dir: finished, isNew: false };
  await runNode(['registry-cli/src/mf.ts', 'build', name]);
  const dir = finishedBuild(folder);
  if (dir === undefined) throw new BuildError(`${name} was not built, or its sources changed meanwhile`);
  return { name, dir, isNew: true };
}

export async function buildShell(): Promise<BuiltRemote> {
  const folder = join(root, 'shell');
  const before = builtShellVersion(folder);
  await runNode(['build.ts'], folder);
  const version = builtShellVersion(folder);
  if (version === undefined) throw new BuildError('The shell was not built');
  return { name: shellReleaseName, dir: join(folder, 'dist', version), isNew: version !== before };
}

/** Builds the scripts of the shell for pages whose remotes run from their sources. */
export async function buildShellDevelopment(): Promise<void> {
  await runNode(['build.ts', '--development'], join(root, 'shell'));
}

function builtShellVersion(folder: string): string | undefined {
  const file = join(folder, 'dist/server/shell.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
    : undefined;
}

/**
 * Builds the shell and the remotes, two at a time: the smallest supported machine has two cores. The shell is the last one
 * of the result, because its release is compared with those of the remotes.
 */
export async function buildAll(
  log: (line: string) => void,
  names: readonly RemoteName[] = workspaceRemotes(root),
): Promise<BuiltRemote[]> {
  const built: BuiltRemote[] = [];
  let shell: BuiltRemote | undefined;
  const waiting: (() => Promise<void>)[] = [
    async () => {
      shell = await buildShell();
    },
    ...names.map((name) => async () => {
      const result = await buildRemote(name);
      built.push(result);
      if (result.isNew) log(`built ${name}`);
    }),
  ];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  await Promise.all([worker(), worker()]);
  return shell ? [...built, shell] : built;
}

async function runNode(args: string[], cwd = root): Promise<void> {
  try {
    await execute(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new BuildError(`${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
