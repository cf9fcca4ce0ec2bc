import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const ignored = new Set(['node_modules', 'dist', '.local', 'testing', 'standalone', 'coverage']);

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (ignored.has(entry.name)) return [];
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(path);
      return /\.test\.tsx?$|\.md$/.test(entry.name) ? [] : [path];
    })
    .sort();
}

/** Returns one hash of all source files below a folder, without tests and Markdown. */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(folder)) {
    hash.update(relative(folder, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
