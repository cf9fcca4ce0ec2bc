import * as z from 'zod/mini';

/** What is read from a source map; other fields are not checked. */
const sourceMapSchema = z.object({
  version: z.literal(3),
  mappings: z.string(),
  sources: z.array(z.nullable(z.string())).check(z.maxLength(10_000)),
  names: z.optional(z.array(z.string()).check(z.maxLength(100_000))),
});

/** The largest map of the shop, of its rendering process, has 270,000: a parsed one takes about 100 bytes of each. */
const maxMappings = 600_000;

export interface SourceMap extends z.infer<typeof sourceMapSchema> {
  /** Number of places, an upper limit. */
  mappingCount: number;
}

/**
 * Returns a source map; null for other bytes, and for a map that takes too much time and memory to search: the process that
 * searches it also answers promotions.
 */
export function parseSourceMap(bytes: Buffer): SourceMap | null {
  try {
    const { data } = sourceMapSchema.safeParse(JSON.parse(bytes.toString('utf8')));
    if (!data) return null;
    const mappingCount = countMappings(data.mappings);
    return mappingCount > maxMappings ? null : { ...data, mappingCount };
  } catch {
    return null;
  }
}

const comma = 44;
const semicolon = 59;

function countMappings(mappings: string): number {
  let count = 1;
  for (let index = 0; index < mappings.length; index++) {
    const code = mappings.charCodeAt(index);
    if (code === comma || code === semicolon) count++;
  }
  return count;
}
