import { readFileSync } from 'node:fs';
import { describeInvalidSetting } from 'shared-contracts/invalid-settings';
import { stores } from 'shared-contracts/stores';
import * as z from 'zod';
import { ConfigError } from '../../../config.ts';

/** The scope of the specification (§9), separated as its provider wants it. */
const defaultScope = 'public_profile,email';

/** Plain http is for a provider on the developer's own machine. */
const providerUrl = z.url().refine((text) => {
  const { protocol, hostname } = new URL(text);
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  );
}, 'an https URL');

const appSchema = z.strictObject({
  provider: z.string().trim().min(1).max(30),
  clientId: z.string().min(1).max(200),
  clientSecretFile: z.string().min(1),
  authorizationUrl: providerUrl,
  tokenUrl: providerUrl,
  profileUrl: providerUrl,
  scope: z.string().min(1).max(200).default(defaultScope),
  issuer: z.url().optional(),
});

const fileSchema = z.record(
  z.string().refine((id) => stores.some((store) => String(store.id) === id), 'the id of a store'),
  appSchema,
);

/** The shop's registration at a provider, as one store uses it. */
export interface SocialLoginApp {
  /** Name for shoppers, such as `Facebook`. */
  provider: string;
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  /** Answers JSON with the id, the names and the address of the person. */
  profileUrl: string;
  scope: string;
  /** Required from the provider's answers that name an issuer (RFC 9207). */
  issuer: string;
}

/** By store id. Stores without one have no social login. */
export type SocialLoginApps = ReadonlyMap<number, SocialLoginApp>;

const invalidFile = describeInvalidSetting(
  'SOCIAL_LOGIN_FILE',
  'a JSON file: store id to provider, clientId, clientSecretFile, authorizationUrl, tokenUrl and profileUrl (https), and optionally scope and issuer',
);

/**
 * Reads the apps and their secrets. Throws {@link ConfigError}, without values of the file, if it cannot be read or is
 * not valid.
 */
export function readSocialLoginApps(file: string | undefined): SocialLoginApps {
  if (file === undefined) return new Map();
  try {
    const entries = Object.entries(fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
    return new Map(
      entries.map(([id, { clientSecretFile, issuer, ...app }]) => [
        Number(id),
        {
          ...app,
          clientSecret: readSecret(clientSecretFile),
          issuer: issuer ?? new URL(app.authorizationUrl).origin,
        },
      ]),
    );
  } catch (cause) {
    throw new ConfigError(invalidFile, { cause });
  }
}

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret === '') throw new Error('empty secret');
  return secret;
}
