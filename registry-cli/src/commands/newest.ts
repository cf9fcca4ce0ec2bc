import type { RemoteName } from 'shared-contracts/releases';
import type { RegistryClient } from 'registry-client';
import { entriesOf } from 'registry-client/domain/registry-document';
import { UsageError } from '../terminal.ts';

/** Returns the version of the last published release that is not promoted yet. */
export async function newestStaged(client: RegistryClient, name: RemoteName): Promise<string> {
  const reading = await client.read();
  const entries = reading.status === 'read' ? entriesOf(reading.document, name) : [];
  const newest = entries.findLast((entry) => entry.status === 'staged');
  if (newest) return newest.metadata.version;
  throw new UsageError(
    `${name} has no published release that waits for its promotion. Name one with --version.`,
  );
}
