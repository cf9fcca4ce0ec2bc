import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';

export interface TemporaryPostgres {
  url: string;
  stop(): Promise<void>;
}

/** Returns the folder of the newest PostgreSQL. Debian has one per major version. */
function findBinaries(): string | undefined {
  const base = '/usr/lib/postgresql';
  const majors = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  return majors.map((major) => join(base, major, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

const isRoot = process.getuid?.() === 0;

// The folder is not in a minimal PATH.
const runuser = ['/usr/sbin/runuser', '/sbin/runuser'].find((path) => existsSync(path)) ?? 'runuser';

/** Returns the command as the user of Debian's package: PostgreSQL does not run as root. */
function asServerUser(program: string, args: string[]) {
  return isRoot ? runCommand(runuser, ['-u', 'postgres', '--', program, ...args]) : runCommand(program, args);
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('no port')),
      );
    });
  });
}

/**
 * For tests: nothing survives a crash, and no process cleans up or compiles in the background of databases that live for
 * a minute.
 */
const testSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
  'shared_buffers=256MB',
  'max_wal_size=2GB',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** Where files are kept in memory: a copy of a database is made eight times as fast as on a disk. */
const memoryFolder = '/dev/shm';
/** The databases of tests that run at the same time, and the log of their changes. */
const neededBytes = 4 * 1024 ** 3;

/** Returns where the data is kept. Benchmarks measure a disk; containers often have a small folder in memory, or none. */
function parentOfData(settings: string): string {
  if (settings !== testSettings || !existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= neededBytes ? memoryFolder : tmpdir();
}

/**
 * Starts an empty PostgreSQL of this machine; undefined where none is installed and none can be. `settings` as on
 * the server's command line.
 */
export async function startPostgres(settings = testSettings): Promise<TemporaryPostgres | undefined> {
  let binaries = findBinaries();
  if (!binaries && isRoot) {
    await runCommand('apt-get', ['update', '-qq']);
    await runCommand('apt-get', ['install', '-y', '-qq', 'postgresql'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    binaries = findBinaries();
  }
  if (!binaries) return undefined;
  const folder = mkdtempSync(join(parentOfData(settings), 'shop-postgres-'));
  if (isRoot) await runCommand('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  const port = await freePort();
  const pgCtl = join(binaries, 'pg_ctl');
  const made = await asServerUser(join(binaries, 'initdb'), [
    '-D',
    data,
    '-U',
    'shop',
    '-A',
    'trust',
    '--locale=C.UTF-8',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  if (made.code !== 0) throw new Error(`initdb failed:\n${made.output}`);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60 ${settings}`;
  const started = await asServerUser(pgCtl, [
    '-D',
    data,
    '-o',
    options,
    '-w',
    '-l',
    join(folder, 'log'),
    'start',
  ]);
  if (started.code !== 0) throw new Error(`PostgreSQL did not start:\n${started.output}`);
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    async stop() {
      await asServerUser(pgCtl, ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
