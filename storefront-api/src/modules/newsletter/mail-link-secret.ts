import { readSecretFile } from '../../secret-file.ts';

/** Returns the secret that signs mailed links. A new secret invalidates all links that were mailed before. */
export function readMailLinkSecret(file: string): Buffer {
  return readSecretFile('MAIL_LINK_SECRET_FILE', file);
}
