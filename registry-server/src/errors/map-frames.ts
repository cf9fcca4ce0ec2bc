import { traceSegment, TraceMap } from '@jridgewell/trace-mapping';
import type { SourceFrame } from 'registry-client/domain/error-group';
import type { CountedError, ErrorFrame } from 'registry-client/domain/error-report';
import { toPrintable } from 'registry-client/domain/printable-text';
import { shellReleaseName } from 'shared-contracts/releases';
import { parseSourceMap } from './source-map.ts';
import type { ScriptFile, SourceMapFiles } from '../store/source-map-files.ts';

/** Mappings of the parsed source maps in memory, about 100 bytes each. */
const maxParsedMappings = 1_200_000;

/** Source maps that are read and parsed for one report. Any client of a shop can name any script of a live release. */
const maxReadsOfReport = 8;
/** Characters of a path in the sources. */
const maxPathLength = 200;

export interface FrameMapper {
  /**
   * Returns the places of an error's frames in the sources, by the source maps of its remote and of the shell. Frames of other
   * remotes, and those beyond the first eight source maps that a report needs, stay as they are.
   */
  map(error: ReportedFrames, budget: ReadBudget): Promise<SourceFrame[]>;
}

interface ParsedMap {
  trace: TraceMap;
  mappingCount: number;
}

type ReportedFrames = Pick<CountedError, 'remote' | 'frames'>;

/** How many source maps have been read for a report. */
export interface ReadBudget {
  reads: number;
}

/** Finds the places of stacks in the sources. */
export function createFrameMapper(sourceMaps: Pick<SourceMapFiles, 'read'>): FrameMapper {
  /** By name, version and file of the script; the most recently used are at the end. */
  const parsed = new Map<string, ParsedMap>();

  async function mapOf(script: ScriptFile, budget: ReadBudget): Promise<TraceMap | null> {
    const key = [script.name, script.version, script.file].join(' ');
    const map = parsed.get(key) ?? (budget.reads < maxReadsOfReport ? await read(script) : null);
    if (map === null) return null;
    if (!parsed.delete(key)) budget.reads += 1;
    parsed.set(key, map);
    dropOldest();
    return map.trace;
  }

  /** Keeps the latest map in any case. */
  function dropOldest(): void {
    let mappings = [...parsed.values()].reduce((sum, { mappingCount }) => sum + mappingCount, 0);
    for (const [key, { mappingCount }] of parsed) {
      if (mappings <= maxParsedMappings || parsed.size === 1) return;
      parsed.delete(key);
      mappings -= mappingCount;
    }
  }

  /** Resolves with null without a source map. */
  async function read(script: ScriptFile): Promise<ParsedMap | null> {
    const bytes = await sourceMaps.read(script);
    const map = bytes === undefined ? null : parseSourceMap(bytes);
    if (map === null) return null;
    const { mappingCount, names = [], ...fields } = map;
    return { trace: new TraceMap({ ...fields, names }), mappingCount };
  }

  async function mapFrame(frame: ErrorFrame, budget: ReadBudget): Promise<SourceFrame> {
    const { remote, version, file, line, column, functionName } = frame;
    try {
      const map = line > 0 ? await mapOf({ name: remote, version, file }, budget) : null;
      const [, sourceIndex, originalLine = 0, originalColumn = 0] =
        (map && traceSegment(map, line - 1, Math.max(0, column - 1))) || [];
      // The sources as they are written: resolved ones would lose the "../" of other packages.
      const source = sourceIndex === undefined ? null : map?.sources[sourceIndex];
      if (!source) return unmapped(frame);
      return {
        remote,
        file: repositoryPath(source),
        line: originalLine + 1,
        column: originalColumn + 1,
        // The names of functions in the browser's scripts are one or two letters.
        functionName: file.startsWith('server/') ? functionName : null,
        isMapped: true,
      };
    } catch {
      // A damaged source map: the error is worth more than its place.
      return unmapped(frame);
    }
  }

  return {
    async map({ remote, frames }, budget) {
      const mapped: SourceFrame[] = [];
      for (const frame of frames) {
        const isReadable = frame.remote === remote || frame.remote === shellReleaseName;
        // oxlint-disable-next-line no-await-in-loop -- most frames are of the same script, whose source map is read once
        mapped.push(isReadable ? await mapFrame(frame, budget) : unmapped(frame));
      }
      return mapped;
    },
  };
}

function unmapped({ remote, file, line, column, functionName }: ErrorFrame): SourceFrame {
  return { remote, file, line, column, functionName, isMapped: false };
}

/**
 * Returns `mf-cms/src/a.ts` for `webpack://mf-cms/./src/a.ts`, and `shared-ui/src/b.ts` for
 * `webpack://mf-cms/../shared-ui/src/b.ts`.
 */
function repositoryPath(source: string): string {
  const printable = toPrintable(source, maxPathLength);
  const [, folder = '', path = printable] = /^webpack:\/\/([\w-]+)\/(.*)$/.exec(printable) ?? [];
  const withoutQuery = path.replace(/\?[0-9a-f]+$/, '');
  if (folder === '') return withoutQuery;
  if (withoutQuery.startsWith('../')) return withoutQuery.slice('../'.length);
  return `${folder}/${withoutQuery.replace(/^\.\//, '')}`;
}
