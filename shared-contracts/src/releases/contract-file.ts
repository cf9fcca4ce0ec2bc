import * as z from 'zod/mini';

/** Where a release keeps its contract file: a server file like any other, so listed and hashed. */
export const contractFileName = 'contract.json';

/** A contract of this shop has some 15 kB. More than this is no contract, bytes. */
export const contractFileLimit = 256 * 1024;

const moduleName = z.string().check(z.regex(/^(@[a-z0-9-]+\/)?[a-z0-9-]+(\/[a-z0-9-]+)*$/));
const eventName = z.string().check(z.regex(/^[a-z]+:[a-z-]+$/));
const exposeName = z.string().check(z.regex(/^[a-z]+\/[a-z-]+$/));

const term = z.object({
  major: z.int(),
  /** JSON Schema 2020-12 of what goes over the border. */
  schema: z.record(z.string(), z.unknown()),
  /** Values that whoever produces them really sends: they are replayed against whoever receives them. */
  examples: z.array(z.unknown()).check(z.minLength(1), z.maxLength(20)),
});

/** `contract.json`: what a release sends, what it can read, and which shared modules it counts on. */
export const contractFileSchema = z.object({
  schema: z.literal(1),
  /** Major of the shell's interface that the remote was built against. */
  shellApi: z.int(),
  /** Shared module → the range of versions that the remote works with. */
  shared: z.record(moduleName, z.string().check(z.minLength(1), z.maxLength(100))),
  emits: z.record(eventName, term),
  consumes: z.record(eventName, term),
  /** Fragments and overlays of this remote. */
  offers: z.record(exposeName, term),
  /** Fragments and overlays of other remotes that this one embeds or opens. */
  uses: z.record(exposeName, term),
});

export type ContractFile = z.infer<typeof contractFileSchema>;
export type ContractTerm = z.infer<typeof term>;
