import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describeInvalidSetting } from 'shared-contracts/invalid-settings';
import { ConfigError } from '../config.ts';
import { writeSecretOnce } from '../store/durable-file.ts';

export interface SigningKeys {
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** Created at this start: nothing can be signed with it yet. */
  isNew: boolean;
}

export interface KeyFiles {
  /** The registry's directory. */
  dir: string;
  /** Null: `signing-key.pem` in the directory, made at the first start. */
  signingKeyFile: string | null;
  /** Null: `signing-key.pub` in the directory. */
  publicKeyFile: string | null;
}

/** Reads or creates the Ed25519 key pair (PEM) and writes the public key to its file for the shells. */
export async function resolveSigningKeys({
  dir,
  signingKeyFile,
  publicKeyFile,
}: KeyFiles): Promise<SigningKeys> {
  const file = signingKeyFile ?? join(dir, 'signing-key.pem');
  const isNew = signingKeyFile === null && (await makeOnce(file));
  const privateKey = await readPrivateKey(file);
  const publicKey = createPublicKey(privateKey);
  const published = publicKeyFile ?? join(dir, 'signing-key.pub');
  await publish(published, publicKey);
  return { privateKey, publicKey, isNew };
}

async function publish(file: string, key: KeyObject): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, key.export({ type: 'spki', format: 'pem' }));
  } catch (cause) {
    const rule = 'a file that can be written; by default the public key in REGISTRY_DIR';
    throw new ConfigError(describeInvalidSetting('REGISTRY_PUBLIC_KEY_FILE', rule), { cause });
  }
}

async function makeOnce(file: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('ed25519');
  return writeSecretOnce(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
}

async function readPrivateKey(file: string): Promise<KeyObject> {
  const wrong = describeInvalidSetting(
    'REGISTRY_SIGNING_KEY_FILE',
    'a readable file with an Ed25519 private key in PEM; by default the signing key in REGISTRY_DIR',
  );
  try {
    const key = createPrivateKey(await readFile(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new ConfigError(wrong, { cause });
  }
  throw new ConfigError(wrong);
}
