import { fileURLToPath } from 'node:url';
import { defaultPort } from 'registry-client/local/default-port';
import { describeInvalidSettings } from 'shared-contracts/invalid-settings';
import * as z from 'zod/mini';

export interface RegistryConfig {
  port: number;
  host: string;
  dir: string;
  /** Null: the document is in files of the directory. */
  databaseUrl: string | null;
  /** Null: use the token in the directory, or make one. */
  token: string | null;
  /** File for the shells. Null: `guard-token` in the directory. Created when missing. */
  guardTokenFile: string | null;
  /** File for the shells. Null: `report-token` in the directory. Created when missing. */
  reportTokenFile: string | null;
  /** Null: the key in the directory, created at the first start. */
  signingKeyFile: string | null;
  /** File for the shells. Null: beside the private key. */
  publicKeyFile: string | null;
  /** Releases are compared with this API before they go live. Null: they are not. */
  apiUrl: URL | null;
  /** Continue from this earlier revision if the newest is damaged. Null: do not start in that case. */
  restore: number | null;
  /** Sign the stored document with this key, even if another key has signed it. */
  adopt: boolean;
}

export const minTokenLength = 16;
export const defaultDir = fileURLToPath(new URL('../../.local/registry', import.meta.url));

const allowed: Record<string, string> = {
  REGISTRY_PORT: 'a port, 1 to 65535',
  HOST: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  REGISTRY_DIR: 'a directory',
  REGISTRY_DATABASE_URL: 'the address of a database, as postgres://user:password@host:5432/name',
  REGISTRY_SIGNING_KEY_FILE: 'the file of an Ed25519 private key in PEM',
  REGISTRY_PUBLIC_KEY_FILE: 'a file, which the registry writes',
  REGISTRY_GUARD_TOKEN_FILE: 'a file with a token in it, or one that the registry may make',
  REGISTRY_REPORT_TOKEN_FILE: 'a file with a token in it, or one that the registry may make',
  REGISTRY_ADOPT: '0 or 1',
  API_URL: 'the address of the API, such as http://127.0.0.1:3001',
  REGISTRY_RESTORE: 'the number of a revision',
  REGISTRY_TOKEN: `at least ${minTokenLength} characters, none of them blank`,
};

/** Null without a database: the document is in files. */
export const databaseUrlSchema = z._default(
  z.nullable(
    z.string().check(
      z.regex(/^postgres(ql)?:\/\/.+/),
      z.refine((url) => URL.canParse(url)),
    ),
  ),
  null,
);

const envSchema = z.object({
  REGISTRY_PORT: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(65535)), defaultPort),
  HOST: z._default(z.string().check(z.regex(/^[\w.:-]+$/)), '127.0.0.1'),
  REGISTRY_DIR: z._default(z.string(), defaultDir),
  REGISTRY_DATABASE_URL: databaseUrlSchema,
  REGISTRY_SIGNING_KEY_FILE: z._default(z.nullable(z.string()), null),
  REGISTRY_PUBLIC_KEY_FILE: z._default(z.nullable(z.string()), null),
  REGISTRY_GUARD_TOKEN_FILE: z._default(z.nullable(z.string()), null),
  REGISTRY_REPORT_TOKEN_FILE: z._default(z.nullable(z.string()), null),
  REGISTRY_ADOPT: z._default(z.enum(['0', '1']), '0'),
  REGISTRY_RESTORE: z._default(z.nullable(z.coerce.number().check(z.int(), z.minimum(1))), null),
  API_URL: z._default(
    z.nullable(
      z.string().check(
        z.regex(/^https?:\/\/.+/),
        z.refine((url) => URL.canParse(url)),
      ),
    ),
    null,
  ),
  REGISTRY_TOKEN: z._default(z.nullable(z.string().check(z.regex(/^\S{16,}$/))), null),
});

/** The environment does not allow a start; the message names the variable and its allowed values. */
export class ConfigError extends Error {}

export function parseConfig(env: Record<string, string | undefined>): RegistryConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({
      path,
      message: allowed[String(path[0])] ?? message,
    }));
    throw new ConfigError(describeInvalidSettings(issues));
  }
  const { data } = parsed;
  return {
    port: data.REGISTRY_PORT,
    host: data.HOST,
    dir: data.REGISTRY_DIR,
    databaseUrl: data.REGISTRY_DATABASE_URL,
    token: data.REGISTRY_TOKEN,
    guardTokenFile: data.REGISTRY_GUARD_TOKEN_FILE,
    reportTokenFile: data.REGISTRY_REPORT_TOKEN_FILE,
    signingKeyFile: data.REGISTRY_SIGNING_KEY_FILE,
    publicKeyFile: data.REGISTRY_PUBLIC_KEY_FILE,
    apiUrl: data.API_URL === null ? null : new URL(data.API_URL),
    restore: data.REGISTRY_RESTORE,
    adopt: data.REGISTRY_ADOPT === '1',
  };
}
