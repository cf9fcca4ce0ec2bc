import type { KeyObject } from 'node:crypto';
import { registryDocumentSchema, type RegistryDocument } from 'shared-contracts/releases';
import { isSignedDocument } from '../signing/signed-document.ts';
import { RegistryError } from '../registry-error.ts';
import { parseJson, type Transport } from '../transport.ts';

export type RegistryReadResult =
  | { status: 'unchanged' }
  | {
      status: 'read';
      document: RegistryDocument;
      /** The document as received, which its signature covers: the schema drops fields that it does not know. */
      source: string;
      etag: string;
    };

/**
 * Reads the document. With the etag of an earlier reading it returns `unchanged` when the revision is the same. With
 * a public key it rejects a document without a valid signature.
 */
export async function readRegistry(
  call: Transport,
  { etag, publicKey }: { etag?: string | undefined; publicKey?: KeyObject | undefined } = {},
): Promise<RegistryReadResult> {
  const answer = await call('/registry', etag === undefined ? {} : { headers: { 'if-none-match': etag } });
  if (answer.status === 304) return { status: 'unchanged' };
  if (publicKey !== undefined && !isSignedDocument(parseJson(answer.bytes), publicKey)) {
    throw new RegistryError(
      'wrong_signature',
      'The document of the release registry is not signed with the key that this reader trusts.',
    );
  }
  const document = parseDocument(answer.bytes);
  const source = new TextDecoder().decode(answer.bytes);
  return { status: 'read', document, source, etag: answer.etag ?? `"${document.revision}"` };
}

export async function readDocument(call: Transport): Promise<RegistryDocument> {
  const reading = await readRegistry(call);
  if (reading.status === 'read') return reading.document;
  throw new RegistryError('bad_answer', 'The release registry answered 304 to a request without an etag.');
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
