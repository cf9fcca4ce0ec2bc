import { cpSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/settings.ts';
import { runCommand } from '../verify/run-command.ts';
import { reachedModules } from './module-imports.ts';
import type { PackedPackage } from './packed-packages.ts';

const workDir = join(root, 'node_modules/.cache/packages');

/** Files that are packed as they are, without those of tests. */
const copied = 'src/**/*.{css,json,cjs}';

/**
 * Compiles packages to JavaScript and declarations in their folders `dist`: only the modules that their entries reach. One run of the
 * compiler checks and writes all of them. Throws with the compiler's errors.
 */
export async function compilePackages(packages: readonly PackedPackage[]): Promise<void> {
  rmSync(workDir, { recursive: true, force: true });
  mkdirSync(workDir, { recursive: true });
  const outDir = join(workDir, 'out');
  const config = join(workDir, 'tsconfig.json');
  writeFileSync(config, JSON.stringify(compilerConfig(packages, outDir)));
  const { code, output } = await runCommand(join(root, 'node_modules/.bin/tsc'), ['-p', config]);
  if (code !== 0) throw new Error(`The packages do not compile:\n${output}`);
  for (const { name, dir } of packages) {
    const dist = join(dir, 'dist');
    rmSync(dist, { recursive: true, force: true });
    renameSync(join(outDir, name, 'src'), dist);
    for (const file of globSync(copied, { cwd: dir, exclude: ['src/testing/**'] }))
      cpSync(join(dir, file), join(dir, file.replace('src', 'dist')));
  }
}

function compilerConfig(packages: readonly PackedPackage[], outDir: string) {
  return {
    extends: join(root, 'shared-build/tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rootDir: root,
      outDir,
      // The oldest target of a bundle, which contains the packages as they are.
      target: 'es2022',
      rewriteRelativeImportExtensions: true,
      // Those of test libraries are imported where they are needed.
      typeRoots: [join(root, 'node_modules/@types')],
    },
    // Each by its name: what the compiler finds through a link in node_modules first, it does not write.
    files: packages.flatMap(({ entries }) => reachedModules(entries)),
    include: packages.map(({ dir }) => join(dir, 'src/**/*.d.ts')),
  };
}
