import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltRelease } from 'shared-build/release';

export interface StartScripts {
  page: string;
  /** Bytes after brotli. */
  files: readonly (readonly [file: string, bytes: number])[];
}

/** The measured pages are pages of this remote; the fragments of the frame are hydrated after the page. */
const pages = { home: './pages/home', listing: './pages/listing', product: './pages/product' };

/** Returns the scripts that a page needs before it is interactive. The first script is in the document. */
export function startScripts(shell: BuiltRelease, remote: BuiltRelease, locale: string): StartScripts[] {
  return Object.entries(pages).map(([page, expose]) => {
    const { exposes, remoteEntry } = remote.manifest;
    const { js, messages } = exposes[expose] ?? { js: [] };
    const ofRemote = [remoteEntry, ...js, ...(messages?.[locale] ?? [])];
    const ofShell = [shell.manifest.remoteEntry, shell.manifest.messages[locale]];
    return { page, files: [...sizesOf(shell, ofShell), ...sizesOf(remote, ofRemote)] };
  });
}

function sizesOf({ dir, manifest }: BuiltRelease, files: readonly (string | undefined)[]) {
  return files
    .filter((file) => file !== undefined)
    .map((file) => {
      const bytes = brotliCompressSync(readFileSync(join(dir, 'browser', file))).length;
      return [`${manifest.name} ${file}`, bytes] as const;
    });
}
