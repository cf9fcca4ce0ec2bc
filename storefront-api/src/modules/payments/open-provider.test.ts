import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig } from '../../config.ts';
import { openPaymentProvider } from './open-provider.ts';
import { unavailableProvider } from './unavailable-provider.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'payment-keys-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const open = (environment: Record<string, string>, own?: typeof unavailableProvider) =>
  openPaymentProvider(readConfig(environment).payments, own);

function simulatorEnvironment(key: string): Record<string, string> {
  writeFileSync(join(dir, 'key'), key);
  return {
    PAYMENT_PROVIDER_URL: 'http://127.0.0.1:3006',
    PAYMENT_API_KEY_FILE: join(dir, 'key'),
    PAYMENT_WEBHOOK_SECRET_FILE: join(dir, 'key'),
  };
}

describe('openPaymentProvider', () => {
  it('opens the simulator of the configuration, and none without one', () => {
    expect(open(simulatorEnvironment('k'.repeat(40))).name).toBe('simulator');
    expect(open({})).toBe(unavailableProvider);
  });

  it('rejects production without a real provider, with and without the simulator', () => {
    const production = { NODE_ENV: 'production', STORE_ORIGIN: 'https://{host}' };
    for (const environment of [production, { ...production, ...simulatorEnvironment('k'.repeat(40)) }]) {
      expect(() => open(environment)).toThrow(ConfigError);
      expect(() => open(environment)).toThrow(/production and the shop has no real payment provider/);
    }
    expect(open({ ...production, PAYMENTS: 'off' })).toBe(unavailableProvider);
    const own = { ...unavailableProvider, name: 'real' };
    expect(open(production, own)).toBe(own);
  });

  it('rejects a short or missing key without naming its path', () => {
    const short = simulatorEnvironment('short');
    expect(() => open(short)).toThrow(
      /^PAYMENT_API_KEY_FILE is not valid: it must be a file with a key of 32/,
    );
    const missing = () => open({ ...short, PAYMENT_API_KEY_FILE: join(dir, 'missing') });
    expect(missing).toThrow(/^PAYMENT_API_KEY_FILE is not valid/);
  });
});
