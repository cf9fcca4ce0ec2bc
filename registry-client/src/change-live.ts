import type { RemoteName } from 'shared-contracts/exposes';
import type { RegistryDocument } from 'shared-contracts/releases';
import { parseDocument, readDocument } from './read-registry.ts';
import { RegistryError } from './registry-error.ts';
import type { Transport } from './transport.ts';

interface ChangeRequest {
  name: RemoteName;
  reason?: string;
  /**
   * Revision that the change is based on: with a newer one the registry rejects it. Without it the latest is used.
   */
  expectedRevision?: number;
}

export interface PromoteRequest extends ChangeRequest {
  version: string;
  /** Percentage of visitors, 1 to 100. @default 100 */
  traffic?: number;
}

export type RollbackRequest = ChangeRequest;

export interface BlockRequest extends ChangeRequest {
  version: string;
}

const attempts = 5;

/**
 * Changes what is live. Without an expected revision it uses the latest, and after a lost race reads again and
 * repeats the change, five times at most.
 */
export async function changeLive(
  call: Transport,
  action: 'promote' | 'rollback' | 'block',
  { name, expectedRevision, ...body }: PromoteRequest | RollbackRequest | BlockRequest,
): Promise<RegistryDocument> {
  for (let attempt = 1; ; attempt++) {
    const revision = expectedRevision ?? (await readDocument(call)).revision;
    try {
      const answer = await call(`/registry/${name}/${action}`, {
        method: 'POST',
        headers: { 'if-match': `"${revision}"`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return parseDocument(answer.bytes);
    } catch (cause) {
      const isRace = cause instanceof RegistryError && cause.code === 'revision_conflict';
      if (!isRace || expectedRevision !== undefined || attempt === attempts) throw cause;
    }
  }
}
