import { describeInvalidSettings } from 'shared-contracts/invalid-settings';
import { readTracingSettings, type TracingSettings } from 'shared-tracing/settings';
import {
  environmentSchema,
  type Environment,
  type logLevels,
  type SmtpServer,
} from './config-environment.ts';

const megabyte = 1024 * 1024;

/** Where `npm start` serves the stores. */
const developmentOrigin = 'http://{host}:3000';

const dayMs = 24 * 60 * 60 * 1000;

export interface MailConfig {
  smtp: SmtpServer;
  /** Sender's address; `{brand}` stands for the brand of the store. */
  from: string;
  /** Origin of every store; `{host}` stands for the host of the store. */
  storeOrigin: string;
}

/** Where the originals of pictures are stored. */
export type OriginalsConfig = { version: string } & (
  | { type: 'folder'; folder: string }
  | {
      type: 's3';
      bucket: string;
      /** Begins every key; empty, or with a slash at its end. */
      prefix: string;
      /** Undefined: the one of Amazon in the region. */
      endpoint: string | undefined;
      region: string;
      accessKeyId: string;
      secretAccessKeyFile: string;
    }
);

/** How repeated calls are challenged. */
export type CaptchaConfig =
  { kind: 'off' | 'proof-of-work' } | { kind: 'siteverify'; url: string; secretFile: string };

export interface PaymentsConfig {
  isEnabled: boolean;
  isProduction: boolean;
  /** Undefined: nothing can be paid, unless the composition has a provider. */
  simulator: { url: string; apiKeyFile: string; webhookSecretFile: string } | undefined;
  /** Where the provider sends its webhooks to. */
  webhookUrl: string;
}

export interface Config {
  port: number;
  host: string;
  /** Undefined: the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Disk cache for drawn pictures; undefined: pictures are cached in memory only. */
  pictureCache: { folder: string; maxBytes: number } | undefined;
  /** Undefined: the source of the composition, or else the folder `.local/originals`. */
  pictureOriginals: OriginalsConfig | undefined;
  /** Signs mailed links and cookies of known devices. Created at the first start. All processes of one shop must use the same file. */
  mailLinkSecretFile: string;
  /** Signs the calls of `pnpm ops`. Created at the first start. All processes of one shop must use the same file. */
  operationsSecretFile: string;
  /** Origin of every store in addresses for other services; `{host}` stands for the host of the store. */
  storeOrigin: string;
  /** Undefined: mails are queued and not sent. */
  mail: MailConfig | undefined;
  /** The apps for social login by store; undefined: no store has one. */
  socialLoginFile: string | undefined;
  captcha: CaptchaConfig;
  payments: PaymentsConfig;
  /** Addresses, networks or names of networks whose `X-Forwarded-*` headers are trusted. */
  trustProxy: string[];
  /** Multiplies the rate limits: more than 1 if all callers share one address, as in a load test. */
  rateLimitFactor: number;
  /** Maximum lifetime of a member's session after sign-in. */
  sessionMaxMs: number;
  logLevel: (typeof logLevels)[number];
  /** Null: no traces. */
  tracing: TracingSettings | null;
}

/** Thrown for invalid environment variables. The message names each one and its allowed values. */
export class ConfigError extends Error {}

/** Parses the environment. Throws {@link ConfigError}. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  // Compose files and shells pass an unset variable as an empty one.
  const settings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(settings);
  if (!parsed.success) {
    throw new ConfigError(describeInvalidSettings(parsed.error.issues));
  }
  const {
    PORT,
    HOST,
    DATABASE_URL,
    DATA_DIR,
    PICTURES_DIR,
    PICTURES_MAX_MB,
    MAIL_LINK_SECRET_FILE,
    OPERATIONS_SECRET_FILE,
    SOCIAL_LOGIN_FILE,
    TRUST_PROXY,
    RATE_LIMIT_FACTOR,
    SESSION_MAX_DAYS,
    LOG_LEVEL,
  } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    pictureCache:
      PICTURES_MAX_MB === 0 ? undefined : { folder: PICTURES_DIR, maxBytes: PICTURES_MAX_MB * megabyte },
    pictureOriginals: readOriginals(parsed.data),
    mailLinkSecretFile: MAIL_LINK_SECRET_FILE,
    operationsSecretFile: OPERATIONS_SECRET_FILE,
    storeOrigin: readStoreOrigin(parsed.data),
    mail: readMail(parsed.data),
    socialLoginFile: SOCIAL_LOGIN_FILE,
    captcha: readCaptcha(parsed.data),
    payments: readPayments(parsed.data),
    trustProxy: TRUST_PROXY,
    rateLimitFactor: RATE_LIMIT_FACTOR,
    sessionMaxMs: SESSION_MAX_DAYS * dayMs,
    logLevel: LOG_LEVEL,
    tracing: readTracingSettings(parsed.data),
  };
}

/** Throws {@link ConfigError} where customers would pay and return to a page of a development machine. */
function readStoreOrigin({ STORE_ORIGIN: origin, NODE_ENV: mode, PAYMENTS: payments }: Environment): string {
  if (origin === undefined && mode === 'production' && payments === 'on') {
    throw new ConfigError(
      'NODE_ENV is production, which needs STORE_ORIGIN: payment providers return customers to it',
    );
  }
  return origin ?? developmentOrigin;
}

function readMail({ SMTP_URL: smtp, MAIL_FROM: from, STORE_ORIGIN: origin }: Environment) {
  if (smtp === undefined) return undefined;
  if (from === undefined || origin === undefined) {
    throw new ConfigError('SMTP_URL is set, which needs MAIL_FROM and STORE_ORIGIN too');
  }
  return { smtp, from, storeOrigin: origin };
}

function readCaptcha(environment: Environment): CaptchaConfig {
  const { CAPTCHA: kind, CAPTCHA_SITEVERIFY_URL: url, CAPTCHA_SECRET_FILE: secretFile } = environment;
  if (kind !== 'siteverify') return { kind };
  if (url === undefined || secretFile === undefined) {
    throw new ConfigError(
      'CAPTCHA is siteverify, which needs CAPTCHA_SITEVERIFY_URL and CAPTCHA_SECRET_FILE too',
    );
  }
  return { kind, url, secretFile };
}

function readPayments(environment: Environment): PaymentsConfig {
  const { PAYMENT_PROVIDER_URL: url, PAYMENT_API_KEY_FILE: apiKeyFile } = environment;
  const { PAYMENT_WEBHOOK_SECRET_FILE: webhookSecretFile } = environment;
  const common = {
    isEnabled: environment.PAYMENTS === 'on',
    isProduction: environment.NODE_ENV === 'production',
    webhookUrl: environment.PAYMENT_WEBHOOK_URL ?? `http://127.0.0.1:${environment.PORT}/api/payment-webhook`,
  };
  if (url === undefined) return { ...common, simulator: undefined };
  if (apiKeyFile === undefined || webhookSecretFile === undefined) {
    throw new ConfigError(
      'PAYMENT_PROVIDER_URL is set, which needs PAYMENT_API_KEY_FILE and PAYMENT_WEBHOOK_SECRET_FILE too',
    );
  }
  return { ...common, simulator: { url: url.replace(/\/+$/, ''), apiKeyFile, webhookSecretFile } };
}

function readOriginals(environment: Environment): OriginalsConfig | undefined {
  const { PICTURE_ORIGINALS: source, PICTURE_ORIGINALS_VERSION: version } = environment;
  if (source === undefined) return undefined;
  if (source.startsWith('folder:'))
    return { type: 'folder', version, folder: source.slice('folder:'.length) };
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY_FILE: secretAccessKeyFile } = environment;
  if (accessKeyId === undefined || secretAccessKeyFile === undefined) {
    throw new ConfigError(
      'PICTURE_ORIGINALS is in S3, which needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY_FILE too',
    );
  }
  const [bucket = '', ...path] = source.slice('s3://'.length).split('/');
  const prefix = path
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join('');
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = environment;
  return { type: 's3', version, bucket, prefix, endpoint, region, accessKeyId, secretAccessKeyFile };
}
