import { generateKeyPairSync } from 'node:crypto';
import { registryDocumentSchema, type RegistryDocument } from 'shared-contracts/releases';
import { addRelease } from '../domain/add-release.ts';
import { emptyDocument } from '../domain/registry-document.ts';
import { manifestOf } from '../testing/release-fixture.ts';
import { isSignedDocument, signDocument } from './signed-document.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** A document with one release, as registries wrote it when entries still had `fallbackUrl` and `ops.criticality`. */
function olderDocument(): RegistryDocument {
  const outcome = addRelease(emptyDocument, manifestOf(), `sha384-${'A'.repeat(64)}`);
  if (!outcome.ok) throw new Error('The release was rejected');
  const [entry] = outcome.document.microFrontends['mf-basket'] ?? [];
  if (!entry) throw new Error('The release is missing');
  const { contracts, ops } = entry.extras;
  const older = { ...entry, fallbackUrl: null, extras: { contracts, ops: { ...ops, criticality: 'page' } } };
  return { ...outcome.document, microFrontends: { 'mf-basket': [older as typeof entry] } };
}

const stored = (document: RegistryDocument): unknown => JSON.parse(JSON.stringify(document));

describe('isSignedDocument', () => {
  it('accepts what its key has signed, and nothing that was changed afterwards', () => {
    const signed = signDocument(olderDocument(), privateKey);
    expect(isSignedDocument(stored(signed), publicKey)).toBe(true);
    expect(isSignedDocument(stored({ ...signed, revision: signed.revision + 1 }), publicKey)).toBe(false);
  });

  it('accepts an earlier document after a registry has parsed it, with fields that are not written any more', () => {
    // A registry serves what its schema has parsed: a field that the schema drops would break the signature.
    const parsed = registryDocumentSchema.parse(stored(signDocument(olderDocument(), privateKey)));
    expect(parsed.microFrontends['mf-basket']?.[0]).toMatchObject({
      fallbackUrl: null,
      extras: { ops: { criticality: 'page' } },
    });
    expect(isSignedDocument(stored(parsed), publicKey)).toBe(true);
  });
});

it('addRelease writes no field that nothing reads', () => {
  const outcome = addRelease(emptyDocument, manifestOf(), `sha384-${'A'.repeat(64)}`);
  expect(JSON.stringify(outcome)).not.toMatch(/fallbackUrl|criticality/);
});
