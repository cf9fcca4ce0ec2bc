import type { RemoteName } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import type { AuditEntry } from '../domain/audit-entry.ts';
import { RegistryError } from '../registry-error.ts';
import { parseJson, type Transport } from '../transport.ts';

const auditSchema = z.object({
  entries: z.array(
    z.object({
      when: z.string(),
      who: z.string(),
      what: z.object({
        action: z.enum(['publish', 'promote', 'rollback', 'block', 'remove']),
        remote: z.string(),
        version: z.optional(z.string()),
        traffic: z.optional(z.number()),
        withoutApi: z.optional(z.boolean()),
      }),
      why: z.nullable(z.string()),
      revision: z.int(),
    }),
  ),
});

export interface AuditQuery {
  remote?: RemoteName;
  /** @default 50 */
  count?: number;
}

/** Returns audit entries, the latest first. Needs a token. */
export async function readAudit(call: Transport, { remote, count = 50 }: AuditQuery): Promise<AuditEntry[]> {
  const query = new URLSearchParams({ count: String(count), ...(remote === undefined ? {} : { remote }) });
  const answer = await call(`/registry/audit?${query}`);
  const parsed = auditSchema.safeParse(parseJson(answer.bytes));
  if (parsed.success) return parsed.data.entries;
  throw new RegistryError('bad_answer', 'The release registry answered without an audit.');
}
