import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startService } from '../../scripts/stack/service.ts';
import { root } from '../../scripts/stack/settings.ts';
import { dataDir, ports } from './addresses.ts';
import { extraShopUrl } from './extra-shell.ts';

const template = join(import.meta.dirname, '../developed-remote');
/** Inside of this package, whose dependencies the sources import. Not in the repository. */
const folder = join(import.meta.dirname, `../.new-remotes/developed-${ports.devServer}`);

export interface DevelopedRemote {
  /** Saves a file with another text in a place. */
  save(file: string, place: string, text: string): Promise<void>;
  stop(): Promise<void>;
}

/** Serves a copy of the developed remote from a dev server, for pages of the extra shell. */
export async function startDevelopedRemote(): Promise<DevelopedRemote> {
  await rm(folder, { recursive: true, force: true });
  await cp(template, folder, { recursive: true });
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'mf-basket', version: '1.0.0', type: 'module' }),
  );
  const server = await startService({
    name: 'dev-server',
    cwd: folder,
    args: [
      join(root, 'shared-build/src/development/serve-remote.ts'),
      '--port',
      String(ports.devServer),
      '--shop',
      extraShopUrl,
    ],
    env: {},
    readyUrl: `http://127.0.0.1:${ports.devServer}/remoteEntry.js`,
    logFile: join(dataDir, 'logs/dev-server.log'),
    readyTimeoutMs: 120_000,
  });
  return {
    async save(file, place, text) {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      if (!before.includes(place)) throw new Error(`${file} has no ${place}`);
      await writeFile(
        path,
        before.replace(place, () => text),
      );
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
