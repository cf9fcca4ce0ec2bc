import { registryDocumentSchema, type RegistryDocument } from 'shared-contracts/releases';
import { RegistryError } from './registry-error.ts';
import { parseJson, type Transport } from './transport.ts';

export type RegistryReading =
  { status: 'unchanged' } | { status: 'read'; document: RegistryDocument; etag: string };

/** With the etag of an earlier reading: `unchanged` while nothing has moved. */
export async function readRegistry(call: Transport, etag?: string): Promise<RegistryReading> {
  const answer = await call('/registry', etag === undefined ? {} : { headers: { 'if-none-match': etag } });
  if (answer.status === 304) return { status: 'unchanged' };
  const document = parseDocument(answer.bytes);
  return { status: 'read', document, etag: answer.etag ?? `"${document.revision}"` };
}

export async function readDocument(call: Transport): Promise<RegistryDocument> {
  const reading = await readRegistry(call);
  if (reading.status === 'read') return reading.document;
  throw new RegistryError('bad_answer', 'The release registry answered 304 to a question without an etag.');
}

export function parseDocument(bytes: Uint8Array): RegistryDocument {
  const parsed = registryDocumentSchema.safeParse(parseJson(bytes));
  if (parsed.success) return parsed.data;
  throw new RegistryError(
    'bad_answer',
    'The release registry answered a document that does not fit its schema.',
    {
      cause: parsed.error,
    },
  );
}
