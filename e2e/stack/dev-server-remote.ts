import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startService } from '../../scripts/stack/service.ts';
import { root } from '../../scripts/stack/settings.ts';
import { editFile } from '../../scripts/testing/edited-file.ts';
import { dataDir, ports, registryUrl } from './addresses.ts';
import { extraShopUrl } from './extra-shell.ts';

const template = join(import.meta.dirname, '../dev-server-remote');
/** Inside of this package, whose dependencies the sources import. Not in the repository. */
const folder = join(import.meta.dirname, `../.new-remotes/dev-server-${ports.devServer}`);

const logFile = join(dataDir, 'logs/dev-server.log');

export interface DevServerRemote {
  /** Saves a file with another text in a place, which must be in it exactly once. */
  save(file: string, place: string, text: string): void;
  stop(): Promise<void>;
}

/** Serves a copy of the remote from a dev server, for pages of the extra shell. */
export async function startDevServerRemote(): Promise<DevServerRemote> {
  return startFromCopy([
    join(root, 'shared-build/src/development/serve.ts'),
    '--port',
    String(ports.devServer),
    '--shop',
    extraShopUrl,
  ]);
}

/** Runs `mf dev` in a copy of the remote. Returns its link as well. */
export async function startMfDev(token: string): Promise<DevServerRemote & { link: string }> {
  const program = join(root, 'registry-cli/src/mf.ts');
  const port = String(ports.devServer);
  const args = ['dev', '--port', port, '--shop', extraShopUrl, '--registry', registryUrl];
  const remote = await startFromCopy([program, ...args], { REGISTRY_TOKEN: token });
  return { ...remote, link: await printedLink() };
}

/** `mf dev` prints its link after the dev server has answered for the first time. */
async function printedLink(): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    // oxlint-disable-next-line no-await-in-loop -- waits for the output
    const [link] = /http\S+__preview\/\S{20,}/.exec(await readFile(logFile, 'utf8')) ?? [];
    if (link !== undefined) return link;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await wait(100);
  }
  throw new Error('mf dev printed no link');
}

async function startFromCopy(args: string[], env: Record<string, string> = {}): Promise<DevServerRemote> {
  await rm(folder, { recursive: true, force: true });
  await cp(template, folder, { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'mf-basket', version: '1.0.0', type: 'module' }),
  );
  const server = await startService({
    name: 'dev-server',
    cwd: folder,
    args,
    env,
    readyUrl: `http://127.0.0.1:${ports.devServer}/remoteEntry.js`,
    logFile,
    readyTimeoutMs: 120_000,
  });
  return {
    save: (file, place, text) => editFile(join(folder, file), place).save(text),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
