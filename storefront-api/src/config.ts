import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describeInvalidSettings } from 'shared-contracts/invalid-settings';
import * as z from 'zod';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** `siteverify`: a hosted service that confirms the token of its widget. */
const captchaKinds = ['off', 'proof-of-work', 'siteverify'] as const;

const megabyte = 1024 * 1024;

const port = 'a whole number from 1 to 65535';

const pictureOriginals = 'folder: and a directory, or s3://bucket with an optional /prefix';

const trustedProxies = 'addresses or networks with commas between, or loopback, linklocal, uniquelocal';

const databaseUrl = 'a URL that starts with postgres:// or postgresql://';

const smtpUrl = 'a URL such as smtp://mail.example:587 or smtps://user:password@mail.example';

const mailFrom = 'an e-mail address, which may contain {brand}, such as service@{brand}.example';

const storeOrigin = 'https://{host} or http://{host}, with a port if it is not the standard one';

const dayMs = 24 * 60 * 60 * 1000;

/** At least 30, because every session is first valid for 30 days (`storedItems.session`). */
const sessionDays = 'a whole number of days from 30 to 3650';

const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, port)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, port)
    .default(3001),
  HOST: z.string().min(1, 'a host name or address, such as 127.0.0.1').default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, databaseUrl)
    // Not left to the driver, whose error contains the URL.
    .refine((url) => URL.canParse(url), databaseUrl)
    .optional(),
  DATA_DIR: z
    .string()
    .min(1, 'a directory')
    .default(fileURLToPath(new URL('../../.local/pglite', import.meta.url))),
  PICTURES_DIR: z
    .string()
    .min(1, 'a directory')
    .default(fileURLToPath(new URL('../../.local/pictures', import.meta.url))),
  PICTURES_MAX_MB: z
    .string()
    .regex(/^\d{1,6}$/, 'a whole number of megabytes; 0 keeps none')
    .transform(Number)
    .default(512),
  PICTURE_ORIGINALS: z
    .string()
    .regex(/^(folder:.+|s3:\/\/[^/]+(\/.*)?)$/, pictureOriginals)
    .optional(),
  PICTURE_ORIGINALS_VERSION: z
    .string()
    .regex(/^[\w.-]{1,40}$/, 'up to 40 letters, digits, dots and hyphens')
    .default('1'),
  S3_ENDPOINT: z.url('a URL, such as https://s3.example.com').optional(),
  S3_REGION: z.string().min(1, 'a region').default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1, 'a key').optional(),
  S3_SECRET_ACCESS_KEY_FILE: z.string().min(1, 'a file').optional(),
  MAIL_LINK_SECRET_FILE: z
    .string()
    .min(1, 'a file')
    .default(fileURLToPath(new URL('../../.local/mail-link-secret', import.meta.url))),
  SMTP_URL: z
    .string()
    .transform((text) => parseSmtpUrl(text))
    .refine((server) => server !== undefined, smtpUrl)
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => z.email().safeParse(text.replaceAll('{brand}', 'brand')).success, mailFrom)
    .optional(),
  STORE_ORIGIN: z
    .string()
    .regex(/^https?:\/\/\{host\}(:\d{1,5})?$/, storeOrigin)
    .optional(),
  SOCIAL_LOGIN_FILE: z.string().min(1, 'a file').optional(),
  CAPTCHA: z.enum(captchaKinds, { error: `one of ${captchaKinds.join(', ')}` }).default('off'),
  CAPTCHA_SITEVERIFY_URL: z.url('a URL, such as https://captcha.example/siteverify').optional(),
  CAPTCHA_SECRET_FILE: z.string().min(1, 'a file').optional(),
  PAYMENTS: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
  PAYMENT_PROVIDER_URL: httpUrl('a URL, such as http://127.0.0.1:3006'),
  PAYMENT_API_KEY_FILE: z.string().min(1, 'a file').optional(),
  PAYMENT_WEBHOOK_SECRET_FILE: z.string().min(1, 'a file').optional(),
  PAYMENT_WEBHOOK_URL: httpUrl('a URL of this API that ends with /api/payment-webhook'),
  NODE_ENV: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .refine((entries) => entries.every(isNetwork), trustedProxies)
    .default(['loopback']),
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'a whole number from 1 to 999999')
    .transform(Number)
    .default(1),
  SESSION_MAX_DAYS: z
    .string()
    .regex(/^\d{1,4}$/, sessionDays)
    .transform(Number)
    .refine((days) => days >= 30 && days <= 3650, sessionDays)
    .default(90),
  LOG_LEVEL: z.enum(logLevels, { error: `one of ${logLevels.join(', ')}` }).default('info'),
});

function httpUrl(rule: string) {
  return z.url({ protocol: /^https?$/, error: rule }).optional();
}

/** Accepts an address, a network such as `10.1.0.0/16`, or a name that proxy-addr knows. */
function isNetwork(entry: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const maxPrefix = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (maxPrefix < 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= maxPrefix);
}

/** Returns undefined for any other URL. */
function parseSmtpUrl(text: string): SmtpServer | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^smtps?:$/.test(url.protocol)) return undefined;
  // Without the brackets of an IPv6 address.
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (!/^[\w.:-]+$/.test(host)) return undefined;
  // A part that is ignored would be a setting that has no effect.
  if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return undefined;
  const isSecure = url.protocol === 'smtps:';
  const { port } = url;
  try {
    const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
    return {
      host,
      port: port === '' ? (isSecure ? 465 : 587) : Number(port),
      isSecure,
      credentials: user === '' ? undefined : { user, password },
    };
  } catch {
    return undefined; // a percent sign that encodes nothing
  }
}

export interface SmtpServer {
  host: string;
  port: number;
  /** Whether the connection begins with TLS. Otherwise STARTTLS is used if the server offers it. */
  isSecure: boolean;
  credentials: { user: string; password: string } | undefined;
}

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
    mail: readMail(parsed.data),
    socialLoginFile: SOCIAL_LOGIN_FILE,
    captcha: readCaptcha(parsed.data),
    payments: readPayments(parsed.data),
    trustProxy: TRUST_PROXY,
    rateLimitFactor: RATE_LIMIT_FACTOR,
    sessionMaxMs: SESSION_MAX_DAYS * dayMs,
    logLevel: LOG_LEVEL,
  };
}

type Environment = z.infer<typeof environmentSchema>;

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
