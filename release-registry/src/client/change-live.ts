import type { RemoteName } from 'shared-contracts/exposes';
import type { RegistryDocument } from 'shared-contracts/releases';
import { parseDocument, readDocument } from './read-registry.ts';
import { RegistryError } from './registry-error.ts';
import type { Transport } from './transport.ts';

export interface PromoteRequest {
  name: RemoteName;
  version: string;
  /** Share of the visitors, 1 to 100. @default 100 */
  traffic?: number;
  reason?: string;
}

export interface RollbackRequest {
  name: RemoteName;
  reason?: string;
  /** The revision that was decided on: where the registry has moved on since, nothing is changed. */
  expectedRevision?: number;
}

export interface BlockRequest {
  name: RemoteName;
  version: string;
  reason?: string;
}

const attempts = 5;

/**
 * Decides on the latest revision; when somebody else was faster, reads again and repeats the same wish. Who names
 * the revision decided on that one, and is told `revision_conflict` instead.
 */
export async function changeLive(
  call: Transport,
  action: 'promote' | 'rollback' | 'block',
  request: PromoteRequest | RollbackRequest | BlockRequest,
): Promise<RegistryDocument> {
  const { name, expectedRevision, ...body } = { expectedRevision: undefined, ...request };
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
      if (!isRace || attempt === attempts || expectedRevision !== undefined) throw cause;
    }
  }
}
