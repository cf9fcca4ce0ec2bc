import type { RemoteName } from 'shared-contracts/exposes';
import type { RegistryDocument } from 'shared-contracts/releases';
import { block } from './block.ts';
import { promote, type Promotion } from './promote.ts';
import type { Outcome } from './refusal.ts';
import { rollback } from './rollback.ts';

/** What one may wish to change about what is live. */
export type LiveChange =
  | ({ action: 'promote' } & Promotion)
  | { action: 'rollback'; name: RemoteName }
  | { action: 'block'; name: RemoteName; version: string };

/**
 * What the registry would make of this document, by the same rules. Contract files are not replayed here: whether
 * they fit, `check` says.
 */
export function foresee(document: RegistryDocument, change: LiveChange): Outcome {
  switch (change.action) {
    case 'promote':
      return promote(document, change);
    case 'rollback':
      return rollback(document, change.name);
    case 'block':
      return block(document, change.name, change.version);
  }
}
