import { generateKeyPairSync } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyDocument } from 'registry-client/domain/registry-document';
import { documentWith } from 'registry-client/testing/release-fixture';
import { removeTempDirs, tempDir } from 'registry-client/testing/temp-dir';
import { resolveSigningKeys } from './keys.ts';
import { createDevelopmentToken, readDevelopmentToken } from 'registry-client/signing/development-token';
import { createPreviewToken, readPreviewToken } from 'registry-client/signing/preview-token';
import { signValue } from 'registry-client/signing/signature';
import { isSignedDocument, signDocument } from 'registry-client/signing/signed-document';

const keys = generateKeyPairSync('ed25519');
const others = generateKeyPairSync('ed25519');
const signed = signDocument(documentWith(emptyDocument, {}), keys.privateKey);

afterAll(removeTempDirs);

describe('a signed document', () => {
  it('is verified by its key, in any order of its fields', () => {
    const reordered = Object.fromEntries(Object.entries(structuredClone(signed)).toReversed());
    expect(isSignedDocument(signed, keys.publicKey)).toBe(true);
    expect(isSignedDocument(reordered, keys.publicKey)).toBe(true);
    expect(isSignedDocument(signed, others.publicKey)).toBe(false);
  });

  it.each([
    ['another revision', { ...signed, revision: signed.revision + 1 }],
    ['no releases', { ...signed, microFrontends: {} }],
    ['an additional field', { ...signed, extra: true }],
    ['no signature', { ...signed, signature: undefined }],
    ['an empty signature', { ...signed, signature: '' }],
    ['a signature that is not a string', { ...signed, signature: 7 }],
  ])('with %s is invalid', (_what, changed) => {
    expect(isSignedDocument(changed, keys.publicKey)).toBe(false);
  });

  it.each([null, undefined, 'text', 3])('is not %p', (raw) => {
    expect(isSignedDocument(raw, keys.publicKey)).toBe(false);
  });

  it('is signed again without its previous signature', () => {
    expect(signDocument(signed, keys.privateKey)).toEqual(signed);
  });
});

describe('a preview token', () => {
  const preview = { remote: 'mf-basket', version: '1.4.2', expires: 2_000 } as const;
  const token = createPreviewToken(preview, keys.privateKey);

  it('names its release until it expires', () => {
    expect(readPreviewToken(token, keys.publicKey, 1_999)).toEqual(preview);
    expect(readPreviewToken(token, keys.publicKey, 2_000)).toBeNull();
  });

  it.each([
    ['of another key', createPreviewToken(preview, others.privateKey)],
    [
      'that was signed as a document',
      `${token.split('.')[0]}.${signValue('registry', preview, keys.privateKey)}`,
    ],
    [
      'for another version',
      `${Buffer.from(JSON.stringify({ ...preview, version: '6.6.6' })).toString('base64url')}.${token.split('.')[1]}`,
    ],
    ['with an additional part', `${token}.x`],
    ['without a signature', token.split('.')[0] ?? ''],
    ['of zero length', ''],
    ['of invalid characters', '%%%.%%%'],
    ['of ten kilobytes', 'a'.repeat(10_000)],
  ])('is invalid %s', (_what, wrong) => {
    expect(readPreviewToken(wrong, keys.publicKey, 0)).toBeNull();
  });
});

describe('a development token', () => {
  const link = { remote: 'mf-basket', port: 3007, expires: 2_000 } as const;
  const token = createDevelopmentToken(link, keys.privateKey);

  it('names a remote and a port until it expires', () => {
    expect(readDevelopmentToken(token, keys.publicKey, 1_999)).toEqual(link);
    expect(readDevelopmentToken(token, keys.publicKey, 2_000)).toBeNull();
  });

  it.each([
    ['of another shop', createDevelopmentToken(link, others.privateKey)],
    ['that was signed as a preview', `${token.split('.')[0]}.${signValue('preview', link, keys.privateKey)}`],
    [
      'for another remote',
      `${Buffer.from(JSON.stringify({ ...link, remote: 'mf-account' })).toString('base64url')}.${token.split('.')[1]}`,
    ],
    ['for a port of the system', createDevelopmentToken({ ...link, port: 80 }, keys.privateKey)],
    ['for no port', createDevelopmentToken({ ...link, port: 70_000 }, keys.privateKey)],
    [
      'with a host',
      createDevelopmentToken({ ...link, host: 'evil.example' } as typeof link, keys.privateKey),
    ],
  ])('is invalid %s', (_what, wrong) => {
    expect(readDevelopmentToken(wrong, keys.publicKey, 0)).toBeNull();
  });

  it('is no preview token, and a preview token is none', () => {
    expect(readPreviewToken(token, keys.publicKey, 0)).toBeNull();
    const preview = createPreviewToken(
      { remote: 'mf-basket', version: '1.0.0', expires: 2_000 },
      keys.privateKey,
    );
    expect(readDevelopmentToken(preview, keys.publicKey, 0)).toBeNull();
  });
});

describe('the signing key', () => {
  it('is created once, readable by its owner only, with the public key beside it', async () => {
    const dir = await tempDir();
    const first = await resolveSigningKeys({ dir, signingKeyFile: null, publicKeyFile: null });
    const again = await resolveSigningKeys({ dir, signingKeyFile: null, publicKeyFile: null });
    expect(again.privateKey.equals(first.privateKey)).toBe(true);
    expect((await stat(join(dir, 'signing-key.pem'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(dir, 'signing-key.pub'), 'utf8')).toContain('BEGIN PUBLIC KEY');
  });

  it.each([
    ['is missing', null],
    ['is no key', 'hello'],
    [
      'is of another kind',
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ],
  ])('prevents the start when the configured file %s', async (_what, content) => {
    const file = join(await tempDir(), 'key.pem');
    if (content !== null) await writeFile(file, content);
    await expect(
      resolveSigningKeys({ dir: await tempDir(), signingKeyFile: file, publicKeyFile: null }),
    ).rejects.toThrow(/^REGISTRY_SIGNING_KEY_FILE is not valid: (?!.*key\.pem)/);
  });
});
