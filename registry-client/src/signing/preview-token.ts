import type { KeyObject } from 'node:crypto';
import { remoteNameSchema, versionSchema } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { createSignedToken, readSignedToken } from './signed-token.ts';

const previewSchema = z.strictObject({
  remote: remoteNameSchema,
  version: versionSchema,
  /** Milliseconds since 1970. */
  expires: z.int(),
});

/** One registered release of one remote, shown to holders of the token until it expires. */
export type Preview = z.infer<typeof previewSchema>;

export const createPreviewToken = (preview: Preview, privateKey: KeyObject): string =>
  createSignedToken('preview', preview, privateKey);

/** Returns null for a token that this registry's key has not signed, that was changed, or that has expired. */
export const readPreviewToken = (token: string, publicKey: KeyObject, now: number): Preview | null =>
  readSignedToken({ kind: 'preview', schema: previewSchema }, token, { publicKey, now });
