import type { RegistryDocument, RemoteName } from 'shared-contracts/releases';
import { parseDocument } from './read-registry.ts';
import { RegistryError } from '../registry-error.ts';
import type { Transport } from '../transport.ts';

interface ChangeRequest {
  name: RemoteName;
  reason?: string;
  /**
   * Revision that the change is based on: the registry rejects it if releases of this remote have changed since.
   * Without it the current revision is used.
   */
  expectedRevision?: number;
}

export interface PromoteRequest extends ChangeRequest {
  version: string;
  /** Percentage of visitors, 1 to 100. @default 100 */
  traffic?: number;
  /** Do not compare the release with the API, such as while the API does not answer. @default false */
  withoutApi?: boolean;
}

export type RollbackRequest = ChangeRequest;

export type RemoveRequest = ChangeRequest;

export interface BlockRequest extends ChangeRequest {
  version: string;
}

const attempts = 5;

/**
 * Changes what is live. Without an expected revision the registry applies the change to its current document, and a
 * race lost to another registry process is repeated, five times at most.
 */
export async function changeLive(
  call: Transport,
  action: 'promote' | 'rollback' | 'block' | 'remove',
  { name, expectedRevision, ...body }: PromoteRequest | RollbackRequest | BlockRequest,
): Promise<RegistryDocument> {
  for (let attempt = 1; ; attempt++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- an attempt follows a lost race
      const answer = await call(`/registry/${name}/${action}`, {
        method: 'POST',
        headers: {
          'if-match': expectedRevision === undefined ? '*' : `"${expectedRevision}"`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
      });
      return parseDocument(answer.bytes);
    } catch (cause) {
      const isRace = cause instanceof RegistryError && cause.code === 'revision_conflict';
      if (!isRace || expectedRevision !== undefined || attempt === attempts) throw cause;
    }
  }
}
