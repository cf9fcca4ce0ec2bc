import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { tracingVariables } from 'shared-tracing/settings';
import * as z from 'zod';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** `siteverify`: a hosted service that confirms the token of its widget. */
const captchaKinds = ['off', 'proof-of-work', 'siteverify'] as const;

const port = 'a whole number from 1 to 65535';

const pictureOriginals = 'folder: and a directory, or s3://bucket with an optional /prefix';

const trustedProxies = 'addresses or networks with commas between, or loopback, linklocal, uniquelocal';

const databaseUrl = 'a URL that starts with postgres:// or postgresql://';

const smtpUrl = 'a URL such as smtp://mail.example:587 or smtps://user:password@mail.example';

const mailFrom = 'an e-mail address, which may contain {brand}, such as service@{brand}.example';

const storeOrigin = 'https://{host} or http://{host}, with a port if it is not the standard one';

/** At least 30, because every session is first valid for 30 days (`storedItems.session`). */
const sessionDays = 'a whole number of days from 30 to 3650';

/** The environment variables of the API, each with its rule. */
export const environmentSchema = z.object({
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
  OPERATIONS_SECRET_FILE: z
    .string()
    .min(1, 'a file')
    .default(fileURLToPath(new URL('../../.local/operations-secret', import.meta.url))),
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
  ...tracingVariables,
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

export type Environment = z.infer<typeof environmentSchema>;
