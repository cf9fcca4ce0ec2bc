import type { LiveChange } from 'registry-client';
import { remoteNameSchema, versionSchema } from 'shared-contracts/releases';
import * as z from 'zod';

const share = z.coerce.number().int().min(1).max(100);

const wishSchema = z.discriminatedUnion('action', [
  z
    .object({ action: z.literal('promote'), remote: remoteNameSchema, version: versionSchema, share })
    .transform(({ action, remote, version, share }) => ({ action, name: remote, version, traffic: share })),
  z
    .object({ action: z.literal('rollback'), remote: remoteNameSchema })
    .transform(({ action, remote }) => ({ action, name: remote })),
  z
    .object({ action: z.literal('block'), remote: remoteNameSchema, version: versionSchema })
    .transform(({ action, remote, version }) => ({ action, name: remote, version })),
]);

/** What somebody wants to change, from the fields of a form; null where it is nothing that one can want. */
export function readWish(fields: unknown): LiveChange | null {
  const parsed = wishSchema.safeParse(fields);
  return parsed.success ? parsed.data : null;
}

/** The same fields again, for the next form. */
export function fieldsOf(wish: LiveChange): Record<string, string> {
  return {
    action: wish.action,
    remote: wish.name,
    ...('version' in wish ? { version: wish.version } : {}),
    ...('traffic' in wish ? { share: String(wish.traffic) } : {}),
  };
}
