import type { RegistryDocument, RemoteName } from 'shared-contracts/releases';
import { block } from './block.ts';
import { promote, type Promotion } from './promote.ts';
import type { Outcome } from './rejection.ts';
import { rollback } from './rollback.ts';

/** A change of what is live. */
export type LiveChange =
  | ({ action: 'promote' } & Promotion)
  | { action: 'rollback'; name: RemoteName }
  | { action: 'block'; name: RemoteName; version: string };

/**
 * Returns the document after a change, by the registry's own rules. Contract files are not replayed here; `check`
 * does that.
 */
export function simulateChange(document: RegistryDocument, change: LiveChange): Outcome {
  switch (change.action) {
    case 'promote':
      return promote(document, change);
    case 'rollback':
      return rollback(document, change.name);
    case 'block':
      return block(document, change.name, change.version);
  }
}
