import { decode, encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { sourceMapFolder } from 'shared-contracts/releases';
import { versionPlaceholder, inContainerName } from './content-version.ts';

/**
 * Moves the source maps of a build's scripts from the folders `browser` and `server`, whose files every client can fetch, to one of
 * their own. Those of style sheets, in which nothing fails, are deleted.
 */
export function moveSourceMaps(dir: string): void {
  for (const side of ['browser', 'server']) {
    const folder = join(dir, side);
    for (const file of mapsIn(folder)) {
      if (file.endsWith('.css.map')) {
        rmSync(file);
        continue;
      }
      const target = join(dir, sourceMapFolder, side, relative(folder, file));
      mkdirSync(dirname(target), { recursive: true });
      renameSync(file, target);
    }
  }
}

/**
 * Moves the mappings that follow the placeholder of the version on its line, because the version has another length. To be
 * called before the version is inserted.
 */
export function shiftMappings(dir: string, version: string): void {
  const folder = join(dir, sourceMapFolder);
  for (const file of existsSync(folder) ? mapsIn(folder) : []) {
    const script = readFileSync(join(dir, relative(folder, file).replace(/\.map$/, '')), 'utf8');
    const map = JSON.parse(readFileSync(file, 'utf8')) as { mappings: string };
    const mappings = decode(map.mappings);
    if (!moveColumns(mappings, script, version.length - versionPlaceholder.length)) continue;
    writeFileSync(file, JSON.stringify({ ...map, mappings: encode(mappings) }));
  }
}

/** Replaces the source maps of an existing build by those of one with the same files: lines may have changed, or it has none. */
export function replaceSourceMaps(existing: string, dir: string, version: string): void {
  shiftMappings(dir, version);
  const folder = join(dir, sourceMapFolder);
  if (!existsSync(folder)) return;
  rmSync(join(existing, sourceMapFolder), { recursive: true, force: true });
  renameSync(folder, join(existing, sourceMapFolder));
}

/** Returns whether the script has the placeholder. `by`: columns that each occurrence adds. */
function moveColumns(mappings: SourceMapMappings, script: string, by: number): boolean {
  let hasPlaceholder = false;
  for (const [index, line] of script.split('\n').entries()) {
    const columns = placeholderColumns(line);
    if (columns.length === 0) continue;
    hasPlaceholder = true;
    for (const segment of mappings[index] ?? []) {
      const [column] = segment;
      segment[0] = column + by * columns.filter((each) => each < column).length;
    }
  }
  return hasPlaceholder;
}

/** Returns the columns at which the placeholder begins, in either form. */
function placeholderColumns(line: string): number[] {
  const columns: number[] = [];
  for (const text of [versionPlaceholder, inContainerName(versionPlaceholder)]) {
    for (let at = line.indexOf(text); at >= 0; at = line.indexOf(text, at + 1)) columns.push(at);
  }
  return columns;
}

function mapsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name));
}
