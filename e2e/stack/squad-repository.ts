import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages } from '../../scripts/packages/pack-packages.ts';
import { pinnedPnpm } from '../../scripts/packages/pinned-pnpm.ts';
import { writeSquadFolder } from '../../scripts/packages/write-squad-folder.ts';
import { root } from '../../scripts/stack/settings.ts';
import { runCommand, type CommandResult } from '../../scripts/verify/run-command.ts';
import { dataDir, registryUrl } from './addresses.ts';

/** The repository of a squad: a folder outside of this one, with the template and the packed packages. */
export interface SquadRepository {
  folder: string;
  /** Runs pnpm in the folder. */
  pnpm(...args: string[]): Promise<CommandResult>;
  /** Runs the pipeline, or some of its steps, with the token of the squad. */
  pipeline(token: string, ...steps: string[]): Promise<CommandResult>;
  remove(): Promise<void>;
}

/** Packs the packages and writes the repository. Nothing is installed yet. */
export async function writeSquadRepository(): Promise<SquadRepository> {
  const parent = await mkdtemp(join(tmpdir(), 'squad-'));
  const folder = join(parent, 'ski-service');
  await writeSquadFolder(folder, await packPackages(join(parent, 'tarballs')));
  const run = (program: string, args: string[], token = '') =>
    runCommand(program, args, {
      cwd: folder,
      env: {
        REGISTRY_URL: registryUrl,
        REGISTRY_TOKEN: token,
        REGISTRY_DIR: '',
        SHOP_DATA_DIR: '',
        // Playwright asks for colours.
        FORCE_COLOR: '0',
      },
    });
  return {
    folder,
    pnpm: (...args) => run('npx', ['--yes', pinnedPnpm, ...args]),
    pipeline: (token, ...steps) => run(process.execPath, ['pipeline.mjs', ...steps], token),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}

/** Runs `mf` of this repository as the operators do, on the machine of the registry. */
export function runOperatorCommand(line: string, token = ''): Promise<CommandResult> {
  return runCommand(process.execPath, [join(root, 'registry-cli/src/mf.ts'), ...line.split(' ')], {
    env: { REGISTRY_URL: registryUrl, REGISTRY_DIR: join(dataDir, 'registry'), REGISTRY_TOKEN: token },
  });
}

/**
 * Replaces the installed shared-runtime by one of the next minor with a further hook, which the page of the remote calls. Returns its
 * version.
 */
export async function installNewerRuntime(folder: string, hook: string): Promise<string> {
  const installed = join(folder, 'node_modules/shared-runtime');
  let version = '';
  await changeFile(join(installed, 'package.json'), (text) => {
    const manifest = JSON.parse(text) as { version: string };
    const [major, minor] = manifest.version.split('.');
    version = `${major}.${Number(minor) + 1}.0`;
    return JSON.stringify({ ...manifest, version });
  });
  await changeFile(join(installed, 'dist/index.js'), (text) => `${text}\nexport const ${hook} = () => 1;\n`);
  await changeFile(join(folder, 'src/features/service-list/service-list.tsx'), (text) =>
    text
      .replace('import { FormattedMessage,', `import { ${hook}, FormattedMessage,`)
      .replace('const bus = useBus();', `const bus = useBus();\n  ${hook}();`),
  );
  return version;
}

/** Writes a new file: an installed one may be a link to the store of all projects. */
async function changeFile(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} has nothing to change`);
  await rm(file);
  await writeFile(file, changed);
}
