import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('uses defaults for an empty environment', () => {
    expect(readConfig({ DATABASE_URL: '' })).toMatchObject({
      port: 3001,
      host: '127.0.0.1',
      databaseUrl: undefined,
      logLevel: 'info',
    });
    expect(readConfig({}).dataDir).toMatch(/\/\.local\/pglite$/);
  });

  it('rejects invalid values and names every variable with its allowed values', () => {
    const read = () => readConfig({ PORT: '70000', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/PORT is not valid: it must be a whole number from 1 to 65535/);
    expect(read).toThrow(/LOG_LEVEL is not valid: it must be one of fatal, error/);
    expect(read).toThrow(/DATABASE_URL is .*postgres:\/\//);
  });

  it('reads the size of the picture cache, where 0 disables it', () => {
    const folder = '/pictures';
    expect(readConfig({ PICTURES_DIR: folder, PICTURES_MAX_MB: '2' }).pictureCache).toEqual({
      folder,
      maxBytes: 2 * 1024 * 1024,
    });
    expect(readConfig({ PICTURES_MAX_MB: '0' }).pictureCache).toBeUndefined();
    expect(() => readConfig({ PICTURES_MAX_MB: '-1' })).toThrow(/PICTURES_MAX_MB is not valid/);
  });

  it('reads the payment provider, which needs both key files', () => {
    const url = 'http://127.0.0.1:3006/';
    expect(readConfig({ PORT: '4001' }).payments).toEqual({
      isEnabled: true,
      isProduction: false,
      simulator: undefined,
      webhookUrl: 'http://127.0.0.1:4001/api/payment-webhook',
    });
    const keys = { PAYMENT_API_KEY_FILE: '/keys/api', PAYMENT_WEBHOOK_SECRET_FILE: '/keys/webhook' };
    expect(readConfig({ PAYMENT_PROVIDER_URL: url, ...keys }).payments.simulator).toEqual({
      url: 'http://127.0.0.1:3006',
      apiKeyFile: '/keys/api',
      webhookSecretFile: '/keys/webhook',
    });
    expect(() => readConfig({ PAYMENT_PROVIDER_URL: url })).toThrow(/needs PAYMENT_API_KEY_FILE and/);
    expect(() => readConfig({ PAYMENT_PROVIDER_URL: 'ftp://x' })).toThrow(
      /PAYMENT_PROVIDER_URL is not valid/,
    );
    expect(() => readConfig({ PAYMENTS: 'no' })).toThrow('PAYMENTS is not valid: it must be on or off');
  });

  it('reads the path of the mail link secret', () => {
    expect(readConfig({}).mailLinkSecretFile).toMatch(/\/\.local\/mail-link-secret$/);
    expect(readConfig({ MAIL_LINK_SECRET_FILE: '/run/secrets/links' }).mailLinkSecretFile).toBe(
      '/run/secrets/links',
    );
  });

  it('reads the path of the secret of operations', () => {
    expect(readConfig({}).operationsSecretFile).toMatch(/\/\.local\/operations-secret$/);
    expect(readConfig({ OPERATIONS_SECRET_FILE: '/run/secrets/ops' }).operationsSecretFile).toBe(
      '/run/secrets/ops',
    );
  });

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, credentials: undefined }],
    ['smtp://127.0.0.1:1025/', { host: '127.0.0.1', port: 1025, isSecure: false, credentials: undefined }],
    ['smtp://[::1]:25', { host: '::1', port: 25, isSecure: false, credentials: undefined }],
    [
      'smtps://shop:p%40ss%2F@mail.example',
      { host: 'mail.example', port: 465, isSecure: true, credentials: { user: 'shop', password: 'p@ss/' } },
    ],
  ])('reads the mail server %s', (url, smtp) => {
    const others = { MAIL_FROM: 'service@{brand}.example', STORE_ORIGIN: 'https://{host}' };
    expect(readConfig({ SMTP_URL: url, ...others }).mail).toEqual({
      smtp,
      from: 'service@{brand}.example',
      storeOrigin: 'https://{host}',
    });
  });

  it.each([
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'smtp:///'],
    ['SMTP_URL', 'smtp://shop:secret%@mail.example'],
    ['SMTP_URL', 'smtp://shop:secret@mail.example/?tls.rejectUnauthorized=false'],
    ['SMTP_URL', 'smtp://shop:secret@mail.example:99999'],
    ['MAIL_FROM', 'Shop <service@shop.example>'],
    ['MAIL_FROM', 'nobody'],
    ['STORE_ORIGIN', 'https://shop.example'],
    ['STORE_ORIGIN', 'ftp://{host}'],
    ['STORE_ORIGIN', 'https://{host}/shop'],
    ['STORE_ORIGIN', 'https://user@{host}'],
  ])('rejects %s=%s without printing it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(`${name} is not valid`);
    expect(read).not.toThrow(value);
  });

  it('requires the origin of the stores in production, unless nothing can be paid', () => {
    expect(readConfig({}).storeOrigin).toBe('http://{host}:3000');
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/needs STORE_ORIGIN/);
    expect(() => readConfig({ NODE_ENV: 'production', PAYMENTS: 'off' })).not.toThrow();
    const origin = { STORE_ORIGIN: 'https://{host}' };
    expect(readConfig({ NODE_ENV: 'production', ...origin }).storeOrigin).toBe('https://{host}');
  });

  it('sends no mail without SMTP_URL, and requires the sender and the origin with it', () => {
    expect(readConfig({ MAIL_FROM: 'service@shop.example' }).mail).toBeUndefined();
    expect(() => readConfig({ SMTP_URL: 'smtp://mail.example', STORE_ORIGIN: 'https://{host}' })).toThrow(
      /needs MAIL_FROM and STORE_ORIGIN/,
    );
  });

  it('trusts the named proxies, and loopback by default', () => {
    expect(readConfig({}).trustProxy).toEqual(['loopback']);
    expect(readConfig({ TRUST_PROXY: '10.1.2.3, 172.16.0.0/12,fd00::/8, uniquelocal' }).trustProxy).toEqual([
      '10.1.2.3',
      '172.16.0.0/12',
      'fd00::/8',
      'uniquelocal',
    ]);
  });

  it.each(['shell', 'true', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '::/129', ',', '*'])(
    'rejects the trusted proxy %j',
    (value) => {
      expect(() => readConfig({ TRUST_PROXY: value })).toThrow(
        /TRUST_PROXY is not valid: it must be addresses or networks/,
      );
    },
  );

  it('multiplies rate limits by 1 by default, or by the given factor', () => {
    expect(readConfig({}).rateLimitFactor).toBe(1);
    expect(readConfig({ RATE_LIMIT_FACTOR: '50' }).rateLimitFactor).toBe(50);
    expect(() => readConfig({ RATE_LIMIT_FACTOR: '0' })).toThrow(/RATE_LIMIT_FACTOR is not valid/);
  });

  it('has no captcha by default, and needs URL and secret for a hosted one', () => {
    expect(readConfig({}).captcha).toEqual({ kind: 'off' });
    expect(readConfig({ CAPTCHA: 'proof-of-work' }).captcha).toEqual({ kind: 'proof-of-work' });
    const hosted = { CAPTCHA: 'siteverify', CAPTCHA_SITEVERIFY_URL: 'https://captcha.example/siteverify' };
    expect(readConfig({ ...hosted, CAPTCHA_SECRET_FILE: '/run/secrets/captcha' }).captcha).toEqual({
      kind: 'siteverify',
      url: 'https://captcha.example/siteverify',
      secretFile: '/run/secrets/captcha',
    });
    expect(() => readConfig(hosted)).toThrow(/needs CAPTCHA_SITEVERIFY_URL and CAPTCHA_SECRET_FILE/);
    expect(() => readConfig({ CAPTCHA: 'on' })).toThrow(/CAPTCHA is not valid: it must be one of off/);
  });

  it('ends sessions of members after 90 days by default, or after the given number', () => {
    const day = 24 * 60 * 60 * 1000;
    expect(readConfig({}).sessionMaxMs).toBe(90 * day);
    expect(readConfig({ SESSION_MAX_DAYS: '30' }).sessionMaxMs).toBe(30 * day);
    expect(() => readConfig({ SESSION_MAX_DAYS: '29' })).toThrow(/SESSION_MAX_DAYS is not valid/);
  });

  it.each([
    ['DATABASE_URL', 'mysql://shop:s3cret@db/shop'],
    ['DATABASE_URL', 'postgres://shop:s3cret@db:port/shop'],
    ['S3_ENDPOINT', '//key:s3cret@s3.example.com'],
    ['PICTURE_ORIGINALS', 'https://key:s3cret@s3.example.com'],
  ])('names an invalid %s without its value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(`${name} is not valid: it must be`);
    expect(read).not.toThrow(/s3cret/);
  });
});
