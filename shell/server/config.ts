import { createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { describeInvalidSetting, describeInvalidSettings } from 'shared-contracts/invalid-settings';
import { readTracingSettings, tracingVariables, type TracingSettings } from 'shared-tracing/settings';
import { isRemoteName, type RemoteName } from 'shared-contracts/releases';
import * as z from 'zod';
import { ConfigError } from './config-error.ts';
import type { DevelopmentConfig } from './development/development.ts';
import { foreignOriginRule, isForeignOrigin } from './http/foreign-origin.ts';

const port = z.coerce
  .number('a port number from 1 to 65535')
  .int('a port number from 1 to 65535')
  .min(1, 'a port number from 1 to 65535')
  .max(65_535, 'a port number from 1 to 65535');

const httpAddress = 'an http(s) address without user name and password';
/** `fetch` rejects a URL with credentials, with an error that contains them. */
const httpUrl = z
  .url({ protocol: /^https?$/, error: httpAddress })
  .refine((text) => !URL.canParse(text) || !hasCredentials(new URL(text)), httpAddress);

const addresses = 'e-mail addresses with commas between them';
const staffEmails = z
  .string()
  .transform(listOf)
  .refine((list) => list.every((address) => z.email().safeParse(address).success), addresses);

const leaveOrigins = z
  .string()
  .transform(listOf)
  .refine((list) => list.every(isForeignOrigin), `${foreignOriginRule}; several with commas between them`);

const devServerPorts = z
  .string()
  .transform((text) => listOf(text).map((entry) => entry.split('=')))
  .refine(
    (entries) => entries.every(([name = '', ...ports]) => isRemoteName(name) && isPort(ports.join('='))),
    'remotes with ports of this machine, as in mf-basket=3007; several with commas between them',
  )
  .transform((entries) =>
    Object.fromEntries(entries.map(([name, text]) => [name as RemoteName, Number(text)])),
  );

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  HOST: z.string().min(1, 'a host name or address').default('0.0.0.0'),
  SHELL_INSTANCES: z.coerce
    .number('a number from 1 to 32')
    .int('a number from 1 to 32')
    .min(1, 'a number from 1 to 32')
    .max(32, 'a number from 1 to 32')
    .default(1),
  METRICS_PORT: port.nullable().default(null),
  METRICS_HOST: z.string().min(1, 'a host name or address').default('127.0.0.1'),
  API_URL: httpUrl.default('http://127.0.0.1:3001'),
  REGISTRY_URL: httpUrl.default('http://127.0.0.1:3002'),
  SHELL_DATA_DIR: z.string().min(1, 'a folder').default('.local/shell'),
  MAINTENANCE_FILE: z.string().min(1, 'a file').nullable().default(null),
  CONTENT_SECURITY_POLICY_FILE: z.string().min(1, 'a file').nullable().default(null),
  LEAVE_ORIGINS: leaveOrigins.default([]),
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
  REGISTRY_TOKEN_FILE: z.string().min(1, 'a file').nullable().default(null),
  REGISTRY_GUARD_TOKEN_FILE: z.string().min(1, 'a file').nullable().default(null),
  REGISTRY_REPORT_TOKEN_FILE: z.string().min(1, 'a file').nullable().default(null),
  VISITOR_KEY_FILE: z.string().min(1, 'a file').nullable().default(null),
  STAFF_EMAILS: staffEmails.default([]),
  RELEASE_GUARD_MS: z.coerce
    .number('a whole number of milliseconds, 100 or more')
    .int('a whole number of milliseconds, 100 or more')
    .min(100, 'a whole number of milliseconds, 100 or more')
    .default(5000),
  RELEASE_GUARD_MIN_SEEN: z.coerce
    .number('a whole number, 10 or more')
    .int('a whole number, 10 or more')
    .min(10, 'a whole number, 10 or more')
    .default(50),
  RELEASE_PROBE: z.enum(['0', '1'], '0 or 1').default('1'),
  TRUST_PROXY: z
    .string()
    .regex(/^[\w.:/, ]+$/, 'addresses or networks with commas between, or loopback')
    .default('loopback'),
  TEST_HOSTS: z
    .string()
    .regex(/^[\w.*, -]*$/, 'hosts with commas between them, where * stands for anything')
    .default(''),
  RENDER_PROCESSES: z.coerce
    .number('a number from 1 to 64')
    .int('a number from 1 to 64')
    .min(1, 'a number from 1 to 64')
    .max(64, 'a number from 1 to 64')
    .nullable()
    .default(null),
  RENDER_BLOCKED_AFTER_MS: z.coerce
    .number('milliseconds, 500 or more')
    .int('milliseconds, 500 or more')
    .min(500, 'milliseconds, 500 or more')
    .default(3000),
  FRAME_WAIT_MS: z.coerce
    .number('milliseconds, 1 to 60000')
    .int('milliseconds, 1 to 60000')
    .min(1, 'milliseconds, 1 to 60000')
    .max(60_000, 'milliseconds, 1 to 60000')
    .default(500),
  RENDER_MEMORY_MB: z.coerce
    .number('megabytes, 128 or more')
    .int('megabytes, 128 or more')
    .min(128, 'megabytes, 128 or more')
    .default(512),
  RENDER_USER: z
    .string()
    .regex(/^[\w.-]+$/, 'the name or number of a user of this machine')
    .nullable()
    .default(null),
  DEV_LIVE_RELOAD: z.enum(['0', '1'], '0 or 1').default('0'),
  ...tracingVariables,
  DEV_REMOTES: devServerPorts.default({}),
  DEV_PREVIEWS: z.enum(['0', '1'], '0 or 1').default('0'),
  DEV_BUILD_DIR: z.string().nullable().default(null),
});

export interface ShellConfig {
  port: number;
  host: string;
  /** Address of the Prometheus metrics, on a port that is not public. */
  metricsAddress: { port: number; host: string };
  apiUrl: string;
  registryUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Absolute. The shop is closed for maintenance while this file exists. */
  maintenanceFile: string;
  /** Absolute; JSON with additional origins by page type. Null: none. */
  pagePoliciesFile: string | null;
  /** Origins to which `/leave` may redirect. */
  leaveOrigins: string[];
  logLevel: string;
  registryPollMs: number;
  /** Absolute; PEM. The registry's public key; documents without its signature are rejected. */
  publicKeyFile: string;
  /** Absolute. Token with which staff change releases in the console. */
  registryTokenFile: string | null;
  /** Absolute. Token that can only roll back canaries; null: the shell rolls back none. */
  guardTokenFile: string | null;
  /** Absolute. Token that can only report what this shell serves; null: it reports nothing. */
  reportTokenFile: string | null;
  /** Absolute. Key that signs visitor ids, created if missing; the same in all shells of one shop. */
  visitorKeyFile: string;
  /** Lower case. E-mail addresses of those who may use the release console. */
  staffEmails: string[];
  guard: {
    /** Interval between two comparisons of canary and default, milliseconds. */
    everyMs: number;
    /** Observations of each release before the comparison gives a verdict. */
    minSeen: number;
  };
  /** Whether a release is probed before visitors get it. */
  probesReleases: boolean;
  /** Addresses, networks or named networks whose `X-Forwarded-*` headers are trusted. */
  trustProxy: string[];
  /** Lower case. Hosts that show unpublished stories to editors; `*` matches anything. */
  testHosts: string[];
  /** Number of rendering processes. */
  renderProcesses: number;
  /** A rendering process that does not answer a ping for this long is stopped, milliseconds. */
  renderBlockedAfterMs: number;
  /** Time for which a member's page that is ready waits for the fragments of header and footer, milliseconds. */
  frameWaitMs: number;
  /** A rendering process with more memory is replaced, megabytes. */
  renderMemoryMb: number;
  /** Account of the rendering processes; null: `nobody` if the shell runs as root, else the shell's own. */
  renderUser: string | null;
  /** Whether open tabs reload when another release is live. */
  hasLiveReload: boolean;
  /** Null: no traces. */
  tracing: TracingSettings | null;
  /** Null: no remote runs from its sources. */
  development: DevelopmentConfig | null;
  /** Absolute; the development build of the shell. Null: beside the server. */
  developmentBuildDir: string | null;
  /** Processes that a supervisor starts. A shell without supervisor is one. */
  instances: number;
}

/** Parses the environment. Throws {@link ConfigError} naming each invalid variable and its allowed values. */
export function readConfig(environment: Record<string, string | undefined>): ShellConfig {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    throw new ConfigError(describeInvalidSettings(parsed.error.issues));
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    metricsAddress: { port: data.METRICS_PORT ?? defaultMetricsPort(data.PORT), host: data.METRICS_HOST },
    apiUrl: data.API_URL.replace(/\/$/, ''),
    registryUrl: data.REGISTRY_URL.replace(/\/$/, ''),
    dataDir: resolve(data.SHELL_DATA_DIR),
    maintenanceFile: resolve(data.MAINTENANCE_FILE ?? join(data.SHELL_DATA_DIR, 'maintenance.json')),
    pagePoliciesFile:
      data.CONTENT_SECURITY_POLICY_FILE === null ? null : resolve(data.CONTENT_SECURITY_POLICY_FILE),
    leaveOrigins: data.LEAVE_ORIGINS,
    logLevel: data.LOG_LEVEL,
    registryPollMs: data.REGISTRY_POLL_MS,
    publicKeyFile: resolve(data.REGISTRY_PUBLIC_KEY_FILE),
    registryTokenFile: data.REGISTRY_TOKEN_FILE === null ? null : resolve(data.REGISTRY_TOKEN_FILE),
    guardTokenFile: data.REGISTRY_GUARD_TOKEN_FILE === null ? null : resolve(data.REGISTRY_GUARD_TOKEN_FILE),
    reportTokenFile:
      data.REGISTRY_REPORT_TOKEN_FILE === null ? null : resolve(data.REGISTRY_REPORT_TOKEN_FILE),
    visitorKeyFile: resolve(data.VISITOR_KEY_FILE ?? join(data.SHELL_DATA_DIR, 'visitor-key')),
    staffEmails: data.STAFF_EMAILS,
    guard: { everyMs: data.RELEASE_GUARD_MS, minSeen: data.RELEASE_GUARD_MIN_SEEN },
    probesReleases: data.RELEASE_PROBE === '1',
    trustProxy: data.TRUST_PROXY.split(',').map((entry) => entry.trim()),
    testHosts: listOf(data.TEST_HOSTS),
    renderProcesses:
      data.RENDER_PROCESSES ?? defaultRenderProcesses(data.SHELL_INSTANCES, availableParallelism()),
    renderBlockedAfterMs: data.RENDER_BLOCKED_AFTER_MS,
    frameWaitMs: data.FRAME_WAIT_MS,
    renderMemoryMb: data.RENDER_MEMORY_MB,
    renderUser: data.RENDER_USER,
    hasLiveReload: data.DEV_LIVE_RELOAD === '1',
    tracing: readTracingSettings(data),
    development: readDevelopmentConfig(data),
    developmentBuildDir: data.DEV_BUILD_DIR === null ? null : resolve(data.DEV_BUILD_DIR),
    instances: data.SHELL_INSTANCES,
  };
}

/**
 * Returns the number of rendering processes of one instance: at least two, so that a page that blocks one does not stop all
 * others, and at most four, because each has the code of all remotes in memory. All instances share the cores; one core is
 * for the server and the API.
 */
export function defaultRenderProcesses(instances: number, cores: number): number {
  return Math.min(4, Math.max(2, Math.ceil((cores - 1) / instances)));
}

function readDevelopmentConfig(data: z.output<typeof environmentSchema>): DevelopmentConfig | null {
  const { DEV_REMOTES: ports, DEV_PREVIEWS, NODE_ENV } = data;
  // Pages would load scripts from the machine of every visitor.
  if (NODE_ENV === 'production' && Object.keys(ports).length > 0)
    throw new ConfigError(describeInvalidSetting('DEV_REMOTES', 'unset if NODE_ENV is production'));
  const hasPreviews = DEV_PREVIEWS === '1';
  return hasPreviews || Object.keys(ports).length > 0 ? { devServerPorts: ports, hasPreviews } : null;
}

/** Next to the default ports of the API and the registry, which follow the shop's. */
const defaultMetricsPort = (shopPort: number) => (shopPort > 65_532 ? shopPort - 3 : shopPort + 3);

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== '';
}

function listOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim().toLowerCase());
  return parts.filter((part) => part !== '');
}

export type RegistryTokenVariable =
  'REGISTRY_TOKEN_FILE' | 'REGISTRY_GUARD_TOKEN_FILE' | 'REGISTRY_REPORT_TOKEN_FILE';

/** Reads a registry token. Throws {@link ConfigError}, without path and content, if the file holds none. */
export function readRegistryToken(
  file: string,
  variable: RegistryTokenVariable = 'REGISTRY_TOKEN_FILE',
): string {
  const wrong = describeInvalidSetting(variable, 'a file with a token of the registry in it');
  let token: string;
  try {
    token = readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new ConfigError(wrong, { cause });
  }
  if (!/^\S{16,}$/.test(token)) throw new ConfigError(wrong);
  return token;
}

/** Reads a public key. Throws {@link ConfigError} if the file holds no Ed25519 public key. */
export function readPublicKey(file: string): KeyObject {
  try {
    const key = createPublicKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new ConfigError(wrongKeyFile, { cause });
  }
  throw new ConfigError(wrongKeyFile);
}

const wrongKeyFile = describeInvalidSetting(
  'REGISTRY_PUBLIC_KEY_FILE',
  "a file with the registry's public key (its signing-key.pub)",
);
