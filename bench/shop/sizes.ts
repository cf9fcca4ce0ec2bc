import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { workspaceRemotes } from 'shared-build/workspace-remotes';
import { finishedBuild } from 'shared-build/finished-builds';
import { root } from '../../scripts/stack/settings.ts';

export interface BundleSize {
  name: string;
  /** Kilobytes after brotli, all files of the kind. */
  script: number;
  style: number;
  /** The file that is loaded first. */
  entry: number;
}

function compressedKb(file: string): number {
  return brotliCompressSync(readFileSync(file)).length / 1024;
}

function measureFolder(name: string, folder: string, isEntry: (file: string) => boolean): BundleSize {
  const files = readdirSync(folder).filter((file) => statSync(join(folder, file)).isFile());
  const sum = (extension: string) =>
    files
      .filter((file) => file.endsWith(extension))
      .reduce((total, file) => total + compressedKb(join(folder, file)), 0);
  const entry = files.find(isEntry);
  return {
    name,
    script: sum('.js'),
    style: sum('.css'),
    entry: entry ? compressedKb(join(folder, entry)) : Number.NaN,
  };
}

/** Returns the sizes of this checkout's builds. */
export function bundleSizes(): BundleSize[] {
  const shell = measureFolder('shell', join(root, 'shell/dist/browser'), (file) => file === 'main.js');
  const remotes = workspaceRemotes(root).flatMap((name) => {
    const build = finishedBuild(join(root, name));
    if (build === undefined) return [];
    return [measureFolder(name, join(build, 'browser'), (file) => file === 'remoteEntry.js')];
  });
  return [shell, ...remotes];
}
