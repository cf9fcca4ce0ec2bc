import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { runCommand } from '../verify/run-command.ts';
import { importsOf } from './module-imports.ts';
import type { PackageManifest } from './packed-packages.ts';

const testLibrary = /^(@jest\/|@testing-library\/|@playwright\/|@swc\/jest$|fast-check$|jest(-|$)|msw$)/;

/** Entries for tests and for the standalone page. Only they may import a test library, which is an optional peer. */
const testEntries = /^\.\/(jest|standalone|stub|testing)$/;

/**
 * Returns what is wrong with a packed package, a sentence each: what it installs or imports, and files that it has or lacks.
 */
export async function checkTarball(tarball: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tarball-'));
  try {
    const { code, output } = await runCommand('tar', ['-xzf', tarball, '-C', folder]);
    if (code !== 0) return [`${tarball} cannot be unpacked: ${output}`];
    return checkPackage(join(folder, 'package'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkPackage(dir: string): string[] {
  const manifest = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageManifest & Fields;
  const failures = [...checkManifest(manifest), ...checkFiles(dir, manifest), ...checkImports(dir, manifest)];
  return failures.map((failure) => `${manifest.name}: ${failure}`);
}

type Fields = Record<'private' | 'scripts' | 'devDependencies', unknown>;

function checkManifest(manifest: PackageManifest & Fields): string[] {
  const { dependencies = {}, peerDependencies = {} } = manifest;
  const installed = [...Object.keys(dependencies), ...requiredPeers(manifest)];
  return [
    ...installed
      .filter((name) => testLibrary.test(name))
      .map((name) => `it installs ${name}, a test library`),
    ...Object.entries({ ...dependencies, ...peerDependencies })
      .filter(([, range]) => /^(workspace|catalog|file|link):/.test(range))
      .map(([name, range]) => `it depends on ${name} ${range}, which exists in this repository only`),
    ...(['private', 'scripts', 'devDependencies'] as const)
      .filter((field) => manifest[field] !== undefined)
      .map((field) => `its package.json has ${field}`),
  ];
}

function requiredPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: PackageManifest): string[] {
  return Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
}

function checkFiles(dir: string, { exports = {}, bin = {} }: PackageManifest): string[] {
  const files = globSync('**/*.*', { cwd: dir });
  return [
    ...files.filter((file) => /\.test\.|(?<!\.d)\.tsx?$/.test(file)).map((file) => `it contains ${file}`),
    ...[...Object.values(exports), ...Object.values(bin)]
      .filter((target) => globSync(target, { cwd: dir }).length === 0)
      .map((target) => `it has no ${target}, which its package.json names`),
  ];
}

/** Follows the imports of every entry: what is not declared is missing in a strict installation. */
function checkImports(dir: string, manifest: PackageManifest): string[] {
  const { name, exports = {}, bin = {}, dependencies = {}, peerDependencies = {} } = manifest;
  const declared = new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  const entries = [...Object.entries(exports), ...Object.entries(bin)];
  const failures = entries.flatMap(([entry, target]) => {
    const files = globSync(target, { cwd: dir }).map((file) => join(dir, file));
    return importedPackages(files, dir).flatMap(({ file, imported }) => {
      const label = `${relative(dir, file)} imports ${imported}`;
      if (!declared.has(imported)) return [`${label}, which its package.json does not name`];
      if (testLibrary.test(imported) && !testEntries.test(entry))
        return [`${label}, a test library, and ${entry} reaches it`];
      return [];
    });
  });
  return [...new Set(failures)];
}

/** Returns the packages that modules import, also through further modules of their own package. */
function importedPackages(entries: readonly string[], dir: string): { file: string; imported: string }[] {
  const found: { file: string; imported: string }[] = [];
  const queue = entries.filter(isScript);
  const read = new Set(queue);
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith('.')) {
        const next = join(dirname(file), specifier);
        if (!existsSync(next)) found.push({ file, imported: relative(dir, next) });
        else if (isScript(next) && !read.has(next)) queue.push(next);
        read.add(next);
      } else if (!isBuiltin(specifier)) {
        found.push({ file, imported: packageOf(specifier) });
      }
    }
  }
  return found;
}

const isScript = (file: string) => /\.[cm]?js$/.test(file);

/** Returns the package of a specifier: `@jest/globals/x` → `@jest/globals`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
