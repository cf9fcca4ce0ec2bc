import type { KeyObject } from 'node:crypto';
import { remoteNameSchema } from 'shared-contracts/releases';
import * as z from 'zod/mini';
import { createSignedToken, readSignedToken } from './signed-token.ts';

/** Port of a dev server. Not one that needs rights: other programs of the machine listen there. */
export const devPortSchema = z.int().check(z.minimum(1024), z.maximum(65_535));

const developmentSchema = z.strictObject({
  remote: remoteNameSchema,
  /** Port on the machine of the browser that has the token. */
  port: devPortSchema,
  /** Milliseconds since 1970. */
  expires: z.int(),
});

/** Content of a link of `mf dev`: who opens it runs the remote from a dev server on their own machine until it expires. */
export type DevelopmentPreview = z.infer<typeof developmentSchema>;

export const createDevelopmentToken = (link: DevelopmentPreview, privateKey: KeyObject): string =>
  createSignedToken('development', link, privateKey);

/** Returns null for a token that this registry's key has not signed, that was changed, or that has expired. */
export const readDevelopmentToken = (
  token: string,
  publicKey: KeyObject,
  now: number,
): DevelopmentPreview | null =>
  readSignedToken({ kind: 'development', schema: developmentSchema }, token, { publicKey, now });
