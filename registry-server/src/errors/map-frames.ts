import { traceSegment, TraceMap } from '@jridgewell/trace-mapping';
import type { SourceFrame } from 'registry-client/domain/error-group';
import type { ErrorFrame } from 'registry-client/domain/error-report';
import type { ScriptFile, SourceMapFiles } from '../store/source-map-files.ts';

/** Parsed source maps in memory. The largest one takes some 30 MB. */
const maxParsedMaps = 8;

/** Source maps that are read and parsed for one report. Any client of a shop can name any script of a live release. */
const maxReadsOfReport = 8;
/** Characters of a path in the sources. */
const maxPathLength = 200;

/** Resolves with the place in the sources, or with the one in the script if there is no source map of it. */
export type MapFrame = (frame: ErrorFrame) => Promise<SourceFrame>;

export interface FrameMapper {
  /** Returns the function for one report. Frames in scripts beyond the first eight whose source maps must be read stay as they are. */
  forReport(): MapFrame;
}

/** Finds the places of stacks in the sources, by the source maps of the releases. */
export function createFrameMapper(sourceMaps: Pick<SourceMapFiles, 'read'>): FrameMapper {
  const parsed = new Map<string, Promise<TraceMap | null>>();

  async function mapOf(script: ScriptFile, mayRead: () => boolean): Promise<TraceMap | null> {
    const key = [script.name, script.version, script.file].join(' ');
    const known = parsed.get(key) ?? (mayRead() ? read(script, key) : null);
    if (known === null) return null;
    // The most recently used are at the end.
    parsed.delete(key);
    parsed.set(key, known);
    const [oldest] = parsed.keys();
    if (parsed.size > maxParsedMaps && oldest !== undefined) parsed.delete(oldest);
    return known;
  }

  /** Resolves with null without a source map, or with a damaged one; another time there may be one. */
  async function read(script: ScriptFile, key: string): Promise<TraceMap | null> {
    try {
      const bytes = await sourceMaps.read(script);
      if (bytes !== undefined) return new TraceMap(bytes.toString('utf8'));
    } catch {
      // Frames stay as they are; the errors are worth more than their places.
    }
    parsed.delete(key);
    return null;
  }

  async function mapFrame(
    { remote, version, file, line, column, functionName }: ErrorFrame,
    mayRead: () => boolean,
  ): Promise<SourceFrame> {
    const map = await mapOf({ name: remote, version, file }, mayRead);
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
  }

  return {
    forReport() {
      let reads = 0;
      return (frame) => mapFrame(frame, () => ++reads <= maxReadsOfReport);
    },
  };
}

/**
 * Returns `mf-cms/src/a.ts` for `webpack://mf-cms/./src/a.ts`, and `shared-ui/src/b.ts` for
 * `webpack://mf-cms/../shared-ui/src/b.ts`. Control characters, which terminals interpret, become spaces.
 */
function repositoryPath(source: string): string {
  const printable = source.replaceAll(/\p{Cc}+/gu, ' ').slice(0, maxPathLength);
  const [, folder = '', path = printable] = /^webpack:\/\/([\w-]+)\/(.*)$/.exec(printable) ?? [];
  const withoutQuery = path.replace(/\?[0-9a-f]+$/, '');
  if (folder === '') return withoutQuery;
  if (withoutQuery.startsWith('../')) return withoutQuery.slice('../'.length);
  return `${folder}/${withoutQuery.replace(/^\.\//, '')}`;
}
