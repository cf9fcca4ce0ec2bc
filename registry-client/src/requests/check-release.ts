import type { ContractFile, ReleaseManifest, RemoteName } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { RegistryError } from '../registry-error.ts';
import { parseJson, type Transport } from '../transport.ts';

/** A published release by its version, or an unpublished build by its manifest and contract file. */
export type CheckRequest =
  { name: RemoteName; version: string } | { manifest: ReleaseManifest; contract: ContractFile | null };

const compatibilityReportSchema = z.object({ fits: z.boolean(), failures: z.array(z.string()) });

export type CompatibilityReport = z.infer<typeof compatibilityReportSchema>;

/** Checks whether a release could go live now. Changes nothing and needs no token. */
export async function checkRelease(call: Transport, request: CheckRequest): Promise<CompatibilityReport> {
  const name = 'manifest' in request ? request.manifest.name : request.name;
  const body = 'manifest' in request ? request : { version: request.version };
  const answer = await call(`/registry/${name}/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const parsed = compatibilityReportSchema.safeParse(parseJson(answer.bytes));
  if (parsed.success) return parsed.data;
  throw new RegistryError('bad_answer', 'The release registry answered without saying what fits.');
}
