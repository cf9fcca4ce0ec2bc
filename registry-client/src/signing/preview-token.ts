import type { KeyObject } from 'node:crypto';
import { remoteNameSchema, versionSchema } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { isSignedValue, signValue } from './signature.ts';

const previewSchema = z.strictObject({
  remote: remoteNameSchema,
  version: versionSchema,
  /** Milliseconds since 1970. */
  expires: z.int(),
});

/** One registered release of one remote, shown to holders of the token until it expires. */
export type Preview = z.infer<typeof previewSchema>;

/** Returns `<payload>.<signature>`, both in base64url, which is safe in a URL and in a cookie. */
export function createPreviewToken(preview: Preview, privateKey: KeyObject): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${payload}.${signValue('preview', preview, privateKey)}`;
}

/** Returns null for a token that this registry's key has not signed, that was changed, or that has expired. */
export function readPreviewToken(token: string, publicKey: KeyObject, now: number): Preview | null {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || token.length > 1000) return null;
  const parsed = previewSchema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success || parsed.data.expires <= now) return null;
  return isSignedValue('preview', parsed.data, signature, publicKey) ? parsed.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
