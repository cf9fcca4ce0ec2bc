import type { DocumentConflict } from 'registry-client';
import type { RegistryDocument } from 'shared-contracts/releases';

/**
 * Returns how a document contradicts the one that is known; null if it may follow. A restored backup of the registry has
 * fewer revisions, and then other content under numbers that were used.
 */
export function documentConflict(
  known: RegistryDocument | undefined,
  read: RegistryDocument,
): DocumentConflict | null {
  if (!known || read.revision > known.revision) return null;
  if (read.revision < known.revision) return 'older_revision';
  return read.signature === known.signature ? null : 'reused_revision';
}
