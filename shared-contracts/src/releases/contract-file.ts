import * as z from 'zod/mini';

/** A server file of the release, so listed and hashed like the others. */
export const contractFileName = 'contract.json';

/** Folder of the source maps in a release's directory, beside those of its files. */
export const sourceMapFolder = 'maps';

/** Maximum size in bytes. The contract files of this shop have 5 to 55 kB. */
export const contractFileLimit = 256 * 1024;

const moduleName = z.string().check(z.regex(/^(@[a-z0-9-]+\/)?[a-z0-9-]+(\/[a-z0-9-]+)*$/));
/** The part before the separator is the name of a remote without `mf-`, or `session` and `shell` for events. A further major has `@major`. */
const eventName = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*:[a-z-]+(@[1-9][0-9]{0,2})?$/));
const exposeName = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*\/[a-z-]+$/));

const term = z.object({
  major: z.int(),
  /** JSON Schema 2020-12 of the values that are exchanged. */
  schema: z.record(z.string(), z.unknown()),
  /** Values that the producer really sends. They are replayed against the consumers. */
  examples: z.array(z.unknown()).check(z.minLength(1), z.maxLength(20)),
});

/** Names of endpoints, as in `basket-add`. */
const endpointName = z.string().check(z.regex(/^(?:(?:POST|PUT) )?[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** An endpoint as the release was built against it. */
const call = z.object({
  method: z.enum(['GET', 'POST', 'PUT']),
  /** As in `/api/orders/:id`. */
  path: z.string().check(z.regex(/^\/api\/[A-Za-z0-9/:_-]+$/), z.maxLength(200)),
  /** JSON Schema 2020-12 of what the release sends. */
  request: z.record(z.string(), z.unknown()),
  /** JSON Schema 2020-12 of what the release reads. */
  response: z.record(z.string(), z.unknown()),
});

/** `contract.json`: what a release sends, what it can read, and which shared modules it requires. */
export const contractFileSchema = z.object({
  schema: z.literal(1),
  /** Major of the shell's interface that the remote was built against. */
  shellApi: z.int(),
  /** Range of versions that the remote works with, by shared module. */
  shared: z.record(moduleName, z.string().check(z.minLength(1), z.maxLength(100))),
  emits: z.record(eventName, term),
  consumes: z.record(eventName, term),
  /** Fragments and overlays of this remote. */
  offers: z.record(exposeName, term),
  /** Fragments and overlays of other remotes that this one embeds or opens. */
  uses: z.record(exposeName, term),
  /** Endpoints of the API that the release calls. Missing in earlier releases. */
  calls: z.optional(z.record(endpointName, call)),
});

export type ContractFile = z.infer<typeof contractFileSchema>;
export type ContractCall = z.infer<typeof call>;
export type ContractTerm = z.infer<typeof term>;
