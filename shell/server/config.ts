import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';

const port = z.coerce
  .number('a port number from 1 to 65535')
  .int('a port number from 1 to 65535')
  .min(1, 'a port number from 1 to 65535')
  .max(65_535, 'a port number from 1 to 65535');

const httpUrl = z.url({ protocol: /^https?$/, error: 'an http(s) address' });

const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1, 'a host name or address').default('0.0.0.0'),
  API_URL: httpUrl.default('http://127.0.0.1:3001'),
  REGISTRY_URL: httpUrl.default('http://127.0.0.1:3002'),
  SHELL_DATA_DIR: z.string().min(1, 'a folder').default('.local/shell'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
  REGISTRY_POLL_MS: z.coerce
    .number('a whole number of milliseconds, 100 or more')
    .int('a whole number of milliseconds, 100 or more')
    .min(100, 'a whole number of milliseconds, 100 or more')
    .default(1500),
  REGISTRY_PUBLIC_KEY_FILE: z.string().min(1, 'a file').default('.local/registry/signing-key.pub'),
  REGISTRY_TOKEN_FILE: z.string().min(1, 'a file, or not set').optional(),
  RELEASE_GUARD_MS: z.coerce
    .number('a whole number of milliseconds, 100 or more')
    .int('a whole number of milliseconds, 100 or more')
    .min(100, 'a whole number of milliseconds, 100 or more')
    .default(5000),
  RELEASE_GUARD_LEAST: z.coerce
    .number('a whole number, 10 or more')
    .int('a whole number, 10 or more')
    .min(10, 'a whole number, 10 or more')
    .default(50),
  RELEASE_PROBE: z.enum(['0', '1'], '0 or 1').default('1'),
  DEV_REFRESH: z.enum(['0', '1'], '0 or 1').default('0'),
});

export interface ShellConfig {
  port: number;
  host: string;
  apiUrl: string;
  registryUrl: string;
  /** Absolute. */
  dataDir: string;
  logLevel: string;
  registryPollMs: number;
  /** Absolute; PEM. The registry's key: what it has not signed is not believed. */
  publicKeyFile: string;
  /** Absolute. With it the shell ends canaries that are worse; null: it only watches. */
  registryTokenFile: string | null;
  guard: {
    /** Milliseconds between two looks. */
    everyMs: number;
    /** Of each release, before anything is said of it. */
    leastSeen: number;
  };
  /** Whether a release is tried before visitors get it. */
  probesReleases: boolean;
  devRefresh: boolean;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment once. Throws {@link ConfigError} naming each wrong variable and what it allows. */
export function readConfig(environment: Record<string, string | undefined>): ShellConfig {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = issue.path.join('.');
      return `${name}=${environment[name] ?? ''} is not allowed: it must be ${issue.message}`;
    });
    throw new ConfigError(lines.join('\n'));
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    apiUrl: data.API_URL.replace(/\/$/, ''),
    registryUrl: data.REGISTRY_URL.replace(/\/$/, ''),
    dataDir: resolve(data.SHELL_DATA_DIR),
    logLevel: data.LOG_LEVEL,
    registryPollMs: data.REGISTRY_POLL_MS,
    publicKeyFile: resolve(data.REGISTRY_PUBLIC_KEY_FILE),
    registryTokenFile: data.REGISTRY_TOKEN_FILE === undefined ? null : resolve(data.REGISTRY_TOKEN_FILE),
    guard: { everyMs: data.RELEASE_GUARD_MS, leastSeen: data.RELEASE_GUARD_LEAST },
    probesReleases: data.RELEASE_PROBE === '1',
    devRefresh: data.DEV_REFRESH === '1',
  };
}

/** Throws {@link ConfigError} where the file holds no Ed25519 public key. */
export function readPublicKey(file: string): KeyObject {
  try {
    const key = createPublicKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new ConfigError(wrongKeyFile(file), { cause });
  }
  throw new ConfigError(wrongKeyFile(file));
}

/** Throws {@link ConfigError} where the file holds no token. What it holds is never said. */
export function readRegistryToken(file: string): string {
  const allowed = `REGISTRY_TOKEN_FILE=${file} is not allowed: it must be a file with one token of the registry, or not set`;
  let token: string;
  try {
    token = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new ConfigError(allowed, { cause });
  }
  if (/^\S{16,}$/.test(token)) return token;
  throw new ConfigError(allowed);
}

const wrongKeyFile = (file: string) =>
  `REGISTRY_PUBLIC_KEY_FILE=${file} is not allowed: it must be a file with the registry's public key (its signing-key.pub)`;
