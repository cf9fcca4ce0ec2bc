import * as z from 'zod/mini';

/** Path of the API under which it says what it offers. */
export const apiContractPath = '/api/contract';

/** Maximum size in bytes. The contract of this shop's API has about 190 kB. */
export const apiContractLimit = 2 * 1024 * 1024;

const schema = z.record(z.string(), z.unknown());
const shortText = z.string().check(z.maxLength(200));

const offeredEndpoint = z.object({
  name: shortText,
  method: shortText,
  path: shortText,
  /** `browser`: callers with a session, as remotes are. `server`: other servers. */
  caller: z.enum(['browser', 'server']),
  /** JSON Schema 2020-12 of what is sent. */
  request: schema,
  /** JSON Schema 2020-12 of the answer. */
  response: schema,
});

/** What `GET /api/contract` answers, as far as releases are compared with it. */
export const apiContractSchema = z.object({
  schema: z.literal(1),
  endpoints: z.array(offeredEndpoint).check(z.maxLength(2_000)),
});

export type ApiContract = z.infer<typeof apiContractSchema>;
export type OfferedEndpoint = z.infer<typeof offeredEndpoint>;
