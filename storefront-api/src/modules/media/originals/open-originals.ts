import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PictureOriginals } from 'storefront-ports/picture-originals';
import { describeInvalidSetting } from 'shared-contracts/invalid-settings';
import { ConfigError, type OriginalsConfig } from '../../../config.ts';
import { createFolderOriginals } from './folder-originals.ts';

const defaultFolder = fileURLToPath(new URL('../../../../../.local/originals', import.meta.url));
const defaultVersion = '1';

/**
 * Resolves with the configured source of originals. Without one it is `provided`, or else the folder `.local/originals`. Rejects with
 * {@link ConfigError} if the file with the secret key cannot be read.
 */
export async function openOriginals(
  config: OriginalsConfig | undefined,
  provided?: PictureOriginals,
): Promise<PictureOriginals> {
  if (config === undefined) return provided ?? createFolderOriginals(defaultFolder, defaultVersion);
  if (config.type === 'folder') return createFolderOriginals(config.folder, config.version);
  // The client is large, and most processes do not need it.
  const { createS3Originals } = await import('./s3-originals.ts');
  return createS3Originals({ ...config, secretAccessKey: readSecret(config.secretAccessKeyFile) });
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    // The error of the file system contains the path, which may be the key itself in the wrong variable.
    throw new ConfigError(describeInvalidSetting('S3_SECRET_ACCESS_KEY_FILE', 'a file that can be read'), {
      cause,
    });
  }
}
