import * as z from 'zod/mini';
import { remoteNameSchema } from './remote-names.ts';

/** One release of a micro-frontend, as the schema of frontend-discovery describes it. URLs are relative to the shop's origin. */
const discoveredReleaseSchema = z.object({
  /** Of the remote entry. */
  url: z.string(),
  metadata: z.object({ integrity: z.string(), version: z.string() }),
  deployment: z.object({ traffic: z.number(), default: z.boolean() }),
  extras: z.object({
    /** Time limit for the load of an expose, milliseconds. Earlier shells send none. */
    timeoutMs: z.optional(z.number()),
    moduleFederation: z.object({
      /** Global variable that the remote entry sets. */
      containerName: z.string(),
      /** Of Module Federation's manifest. Releases built before it have none. */
      manifest: z.optional(z.string()),
      exposes: z.array(z.string()),
    }),
  }),
});

/** Answer of `GET /discovery`: the releases of remotes that the shop's visitors get. */
export const discoverySchema = z.object({
  schema: z.string(),
  microFrontends: z.partialRecord(remoteNameSchema, z.array(discoveredReleaseSchema)),
});

export type Discovery = z.infer<typeof discoverySchema>;
export type DiscoveredRelease = z.infer<typeof discoveredReleaseSchema>;
