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

/** One remote that holders of the token run from a dev server on their own machine until the token expires. */
export type DevelopedRemote = z.infer<typeof developmentSchema>;

export const createDevelopmentToken = (developed: DevelopedRemote, privateKey: KeyObject): string =>
  createSignedToken('development', developed, privateKey);

/** Returns null for a token that this registry's key has not signed, that was changed, or that has expired. */
export const readDevelopmentToken = (
  token: string,
  publicKey: KeyObject,
  now: number,
): DevelopedRemote | null =>
  readSignedToken({ kind: 'development', schema: developmentSchema }, token, { publicKey, now });
