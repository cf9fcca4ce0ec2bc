import type { RegistryDocument } from 'shared-contracts/releases';
import type { ConsoleRegistry } from './console-parts.ts';

/** The registry's own, asked now: the shop's copy may be seconds old. */
export async function readDocument(registry: ConsoleRegistry): Promise<RegistryDocument> {
  const reading = await registry.read();
  if (reading.status === 'read') return reading.document;
  throw new Error('The registry answered that nothing is new to somebody who knew nothing');
}
