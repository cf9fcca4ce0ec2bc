import { join, resolve } from 'node:path';
import type { RemoteName } from 'shared-contracts/releases';
import { describeInvalidSetting } from 'shared-contracts/invalid-settings';

export const root = join(import.meta.dirname, '../..');

/** How the API sends mails. */
export interface MailSettings {
  smtpUrl: string;
  from: string;
  /** Origin of every store, with `{host}` for its host. */
  storeOrigin: string;
  /** The mailbox of `npm start`, which shows all mails in the browser; undefined: they are really sent. */
  mailbox: { port: number; smtpPort: number } | undefined;
}

export interface StackSettings {
  port: number;
  /** Port of the payment simulator; undefined: the shop has none, and nothing can be paid. */
  paymentPort?: number | undefined;
  apiPort: number;
  registryPort: number;
  /** Directory for everything that the shop writes: database, registry, downloaded releases, logs. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Path of the program that starts the API, from the root; the demo shop's by default. */
  apiScript?: string;
  /** Undefined: mails are queued and not sent. */
  mail?: MailSettings | undefined;
  /** Further variables of the API. */
  apiEnvironment?: Record<string, string>;
  logLevel: string;
  /** Whether open tabs reload when another release is live. */
  hasLiveReload: boolean;
  /** Ports of the dev servers of the remotes that pages run from their sources. By default there are none. */
  devServerPorts?: Readonly<Record<RemoteName, number>>;
  /** Whether the shell runs the live release, and changes with it. By default it runs the build of this checkout. */
  isSupervised?: boolean;
  /** Processes of a supervised shell. @default 1 */
  shellInstances?: number;
}

export class SettingsError extends Error {}

function invalid(name: string, message: string): SettingsError {
  return new SettingsError(describeInvalidSetting(name, message));
}

function portOf(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (/^\d{1,5}$/.test(text) && value >= 1 && value <= 65_535) return value;
  throw invalid(name, 'a port number from 1 to 65535');
}

/**
 * Parses the environment. Throws a SettingsError for a wrong value. The services validate their own settings again.
 */
export function readSettings(environment: NodeJS.ProcessEnv): StackSettings {
  const port = portOf(environment, 'PORT', 3000);
  const databaseUrl = environment['DATABASE_URL'] || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/.+/.test(databaseUrl)) {
    throw invalid('DATABASE_URL', 'a URL that starts with postgres:// or postgresql://');
  }
  const mail = mailSettings(environment, port);
  const settings = {
    port,
    apiPort: portOf(environment, 'API_PORT', port + 1),
    registryPort: portOf(environment, 'REGISTRY_PORT', port + 2),
    paymentPort: simulatorPort(environment, port),
    // Absolute: servers run in the folders of their packages.
    dataDir: resolve(root, environment['SHOP_DATA_DIR'] || '.local'),
    databaseUrl,
    mail,
    logLevel: environment['LOG_LEVEL'] || 'info',
    hasLiveReload: false,
  };
  const ports = Object.entries(portsOf(settings));
  if (new Set(ports.map(([, value]) => value)).size < ports.length) {
    const names = ports.map(([name, value]) => `${name}=${value}`).join(', ');
    throw new SettingsError(`These ports must differ: ${names}`);
  }
  return settings;
}

/** Returns the ports of the backends and the shell, by the variables that set them. */
export function portsOf(settings: StackSettings): Record<string, number> {
  const { port, apiPort, registryPort, paymentPort, mail } = settings;
  const ports = {
    PORT: port,
    API_PORT: apiPort,
    REGISTRY_PORT: registryPort,
    ...(paymentPort !== undefined && { PAYMENT_PORT: paymentPort }),
  };
  if (mail?.mailbox === undefined) return ports;
  return { ...ports, MAILBOX_PORT: mail.mailbox.port, MAILBOX_SMTP_PORT: mail.mailbox.smtpPort };
}

/** The simulator takes no money, and must not be used in production. */
function simulatorPort(environment: NodeJS.ProcessEnv, port: number): number | undefined {
  if (environment['NODE_ENV'] === 'production') return undefined;
  return portOf(environment, 'PAYMENT_PORT', port + 6);
}

/** Returns the origin of every store in mails and at payment providers, with `{host}` for its host. */
export function storeOriginOf(environment: NodeJS.ProcessEnv, port: number): string {
  return environment['STORE_ORIGIN'] || `http://{host}:${port}`;
}

/** Mails go to SMTP_URL if it is set, and otherwise to the mailbox, which must not be used in production. */
function mailSettings(environment: NodeJS.ProcessEnv, port: number): MailSettings | undefined {
  const storeOrigin = storeOriginOf(environment, port);
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = '' } = environment;
  if (smtpUrl) return { smtpUrl, from, storeOrigin, mailbox: undefined };
  if (environment['NODE_ENV'] === 'production') return undefined;
  const mailbox = {
    // The port between is the one of the shell's metrics.
    port: portOf(environment, 'MAILBOX_PORT', port + 4),
    smtpPort: portOf(environment, 'MAILBOX_SMTP_PORT', port + 5),
  };
  const ownUrl = `smtp://127.0.0.1:${mailbox.smtpPort}`;
  return { smtpUrl: ownUrl, from: from || 'service@{brand}.example', storeOrigin, mailbox };
}
