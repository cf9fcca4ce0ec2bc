import { traceSegment, TraceMap } from '@jridgewell/trace-mapping';
import type { SourceFrame } from 'registry-client/domain/error-group';
import type { ErrorFrame } from 'registry-client/domain/error-report';
import type { ScriptFile, SourceMapFiles } from '../store/source-map-files.ts';

/** Parsed source maps in memory. The largest one takes some 30 MB. */
const maxParsedMaps = 8;

/** Resolves with the place in the sources, or with the one in the script if there is no source map of it. */
export type MapFrame = (frame: ErrorFrame) => Promise<SourceFrame>;

/** Returns a function that finds the places of stacks in the sources, by the source maps of the releases. */
export function createFrameMapper(sourceMaps: Pick<SourceMapFiles, 'read'>): MapFrame {
  const parsed = new Map<string, Promise<TraceMap | null>>();

  function mapOf(script: ScriptFile): Promise<TraceMap | null> {
    const key = [script.name, script.version, script.file].join(' ');
    const known = parsed.get(key) ?? read(script, key);
    // The most recently used are at the end.
    parsed.delete(key);
    parsed.set(key, known);
    const [oldest] = parsed.keys();
    if (parsed.size > maxParsedMaps && oldest !== undefined) parsed.delete(oldest);
    return known;
  }

  /** Resolves with null without a source map, or with a damaged one; another time there may be one. */
  async function read(script: ScriptFile, key: string): Promise<TraceMap | null> {
    const bytes = await sourceMaps.read(script).catch(() => undefined);
    if (bytes !== undefined) return new TraceMap(bytes.toString('utf8'));
    parsed.delete(key);
    return null;
  }

  return async ({ remote, version, file, line, column, functionName }) => {
    const map = await mapOf({ name: remote, version, file });
    const [, sourceIndex, originalLine = 0, originalColumn = 0] =
      (map && line > 0 && traceSegment(map, line - 1, Math.max(0, column - 1))) || [];
    // The sources as they are written: resolved ones would lose the "../" of other packages.
    const source = sourceIndex === undefined ? null : map?.sources[sourceIndex];
    if (!map || !source) return { remote, file, line, column, functionName, isMapped: false };
    return {
      remote,
      file: repositoryPath(source),
      line: originalLine + 1,
      column: originalColumn + 1,
      // The names of functions in the browser's scripts are one or two letters.
      functionName: file.startsWith('server/') ? functionName : null,
      isMapped: true,
    };
  };
}

/** Returns `mf-cms/src/a.ts` for `webpack://mf-cms/./src/a.ts`, and `shared-ui/src/b.ts` for `webpack://mf-cms/../shared-ui/src/b.ts`. */
function repositoryPath(source: string): string {
  const [, folder = '', path = source] = /^webpack:\/\/([\w-]+)\/(.*)$/.exec(source) ?? [];
  const withoutQuery = path.replace(/\?[0-9a-f]+$/, '');
  return withoutQuery.startsWith('../')
    ? withoutQuery.slice('../'.length)
    : `${folder}/${withoutQuery.replace(/^\.\//, '')}`;
}
