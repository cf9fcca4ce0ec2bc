import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ConfigError } from '../config.ts';
import { isErrno } from '../errno.ts';

export interface SigningKeys {
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** Made at this start: nothing can be signed with it yet. */
  isNew: boolean;
}

/** Beside the private key lies the public one, for the shells to be given. */
export const publicKeyFile = (dir: string) => join(dir, 'signing-key.pub');

/** Ed25519, PEM. Made at the first start where no file is configured. */
export async function resolveSigningKeys(dir: string, configured: string | null): Promise<SigningKeys> {
  const file = configured ?? join(dir, 'signing-key.pem');
  const isNew = configured === null && (await makeOnce(file));
  const privateKey = await readPrivateKey(file);
  const publicKey = createPublicKey(privateKey);
  await mkdir(dir, { recursive: true });
  await writeFile(publicKeyFile(dir), publicKey.export({ type: 'spki', format: 'pem' }));
  return { privateKey, publicKey, isNew };
}

async function makeOnce(file: string): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true });
  const { privateKey } = generateKeyPairSync('ed25519');
  try {
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeFile(file, pem, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (cause) {
    if (!isErrno(cause, 'EEXIST')) throw cause;
    return false;
  }
}

async function readPrivateKey(file: string): Promise<KeyObject> {
  const wrong = `REGISTRY_SIGNING_KEY_FILE: ${file} must be a readable Ed25519 private key in PEM.`;
  try {
    const key = createPrivateKey(await readFile(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new ConfigError(wrong, { cause });
  }
  throw new ConfigError(wrong);
}
