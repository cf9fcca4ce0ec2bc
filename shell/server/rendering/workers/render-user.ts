import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from '../../config-error.ts';
import { releasesFolder } from '../../releases/release-file.ts';

/** An account of the operating system. */
export interface RenderUser {
  name: string;
  uid: number;
  gid: number;
}

/** Used if the shell runs as root and no account is configured. */
const defaultName = 'nobody';

export interface ChooseRenderUserOptions {
  /** The configured account; null: the default, if the shell runs as root. */
  name: string | null;
  /** Files and folders that a rendering process reads, besides the releases. */
  paths: readonly string[];
  /** The shell's data folder, which contains the releases. */
  dataDir: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  isRoot?: boolean;
}

/**
 * Returns the account of the processes that run squads' code; null: the shell's own. Under another account that code can
 * read neither the shell's secrets nor, in /proc, its environment. Throws {@link ConfigError} where an account is
 * configured and cannot be used; falls back to the shell's own with a warning where none is configured.
 */
export async function chooseRenderUser(options: ChooseRenderUserOptions): Promise<RenderUser | null> {
  const { name, paths, dataDir, log, isRoot = process.getuid?.() === 0 } = options;
  const reject = (why: string) => {
    if (name !== null) throw new ConfigError(`RENDER_USER is not valid: ${why}`);
    log.warn(`rendering processes run as the shell's own user, whose files their code can read: ${why}`);
    return null;
  };
  if (!isRoot) return reject('only a shell that is started as root can start them as another user');
  const user = findUser(name ?? defaultName);
  if (user === null) return reject(noSuchUser(name));
  const unreadablePath = await withExampleFile(dataDir, (file) => findUnreadablePath(user, [...paths, file]));
  if (unreadablePath !== null) {
    return reject(
      `${user.name} cannot read ${unreadablePath}; move the shop out of private folders such as /root`,
    );
  }
  log.info(`rendering processes run as ${user.name}`);
  return user;
}

/** Without a configured name, which may be a token in the wrong variable. */
const noSuchUser = (name: string | null) =>
  `there is no ${name === null ? `user ${defaultName}` : 'such user'} other than root on this machine`;

/** Returns a user other than root, by name or number; null where there is none. */
export function findUser(name: string, accounts = readAccounts()): RenderUser | null {
  for (const line of accounts.split('\n')) {
    const [known = '', , uid = '', gid = ''] = line.split(':');
    if (known !== name && uid !== name) continue;
    return Number(uid) > 0 && Number(gid) > 0 ? { name: known, uid: Number(uid), gid: Number(gid) } : null;
  }
  return null;
}

function readAccounts(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}

/** Prints the first path that cannot be read or, being a folder, entered. */
const readAll = `
const { accessSync, constants, statSync } = require('node:fs');
for (const path of process.argv.slice(1)) {
  try {
    accessSync(path, statSync(path).isDirectory() ? constants.R_OK | constants.X_OK : constants.R_OK);
  } catch {
    process.stdout.write(path);
    break;
  }
}`;

/** Returns the first of the paths that a user cannot read, the program itself included; null where all can be read. */
export async function findUnreadablePath(
  { uid, gid }: Pick<RenderUser, 'uid' | 'gid'>,
  paths: readonly string[],
): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', readAll, ...paths], {
      uid,
      gid,
      env: {},
      timeout: 10_000,
    });
    return stdout === '' ? null : stdout;
  } catch {
    return `${process.execPath} or the folder ${process.cwd()}`;
  }
}

/** Calls back with a temporary file among the releases, with the same permissions. */
async function withExampleFile<Result>(
  dataDir: string,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = join(releasesFolder(dataDir), `.example-${randomUUID()}`);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'file');
  try {
    writeFileSync(file, '');
    return await work(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
