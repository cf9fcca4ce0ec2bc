import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readConfig } from './config.ts';
import { prepareKeys } from './keys.ts';
import { startFakeShop } from './testing/fake-shop.ts';
import { startTestSimulator } from './testing/running-simulator.ts';
import { until } from './testing/until.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'payment-simulator-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('the program', () => {
  it('exits with an error in production, and creates no keys', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
      env: { NODE_ENV: 'production', PAYMENT_SIMULATOR_DIR: dir },
    });
    const [message, code] = await Promise.all([
      text(child.stderr),
      new Promise((done) => child.once('exit', done)),
    ]);
    expect(code).toBe(1);
    expect(message).toContain('it must be other than production: the simulator takes no money');
    expect(readdirSync(dir)).toEqual([]);
  });
});

describe('readConfig', () => {
  it('serves its pages at an address that gets no cookies of the shop', () => {
    expect(readConfig({ PAYMENT_PORT: '4006' })).toMatchObject({
      port: 4006,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:4006',
    });
    const publicUrl = 'https://pay.example/';
    expect(readConfig({ PAYMENT_PUBLIC_URL: publicUrl }).publicUrl).toBe('https://pay.example');
  });

  it.each([{ PAYMENT_PORT: '0' }, { PAYMENT_PUBLIC_URL: 'ftp://pay.example' }])('rejects %j', (setting) => {
    expect(() => readConfig(setting)).toThrow(`${Object.keys(setting)[0]} is not valid`);
  });
});

describe('prepareKeys', () => {
  it('creates three different keys that only their owner can read, and keeps them', () => {
    const keys = prepareKeys(dir);
    expect(new Set(Object.values(keys)).size).toBe(3);
    expect(prepareKeys(dir)).toEqual(keys);
    for (const file of readdirSync(dir)) expect(statSync(join(dir, file)).mode & 0o777).toBe(0o600);
  });
});

describe('the directory of the payments', () => {
  it('lets a restarted simulator answer for earlier payments and send their webhooks', async () => {
    const shop = await startFakeShop();
    shop.statuses.push(...Array.from({ length: 100 }, () => 503));
    const request = {
      reference: 'pay_restart',
      amount: { amount: 500, currency: 'SEK' },
      methodCode: 'adyen_hpp',
      returnUrl: 'http://localhost:3000/',
      webhookUrl: shop.url,
      shopperReference: null,
      tokenId: null,
      language: 'sv-SE',
      countryCode: 'SE',
    };
    const first = await startTestSimulator({ dir });
    await first.call('/v1/sessions', request);
    await until(() => shop.webhooks.length > 0);
    await first.close();
    shop.statuses.length = 0;
    const second = await startTestSimulator({ dir });
    await until(async () => (await second.charges()).openWebhooks === 0);
    expect(await (await second.call('/v1/payments/pay_restart')).json()).toEqual(
      shop.webhooks.at(-1)?.update,
    );
    await second.close();
    await shop.close();
  });
});
