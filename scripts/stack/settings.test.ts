import { isAbsolute, resolve } from 'node:path';
import { portsOf, readSettings, storeOriginOf } from './settings.ts';

describe('readSettings', () => {
  it('sends mails to a mailbox on ports of its own, with links to the port of the shop', () => {
    const settings = readSettings({ PORT: '5000' });
    expect(settings.mail).toEqual({
      smtpUrl: 'smtp://127.0.0.1:5005',
      from: 'service@{brand}.example',
      storeOrigin: 'http://{host}:5000',
      mailbox: { port: 5004, smtpPort: 5005 },
    });
    expect(portsOf(settings)).toEqual({
      PORT: 5000,
      API_PORT: 5001,
      REGISTRY_PORT: 5002,
      PAYMENT_PORT: 5006,
      MAILBOX_PORT: 5004,
      MAILBOX_SMTP_PORT: 5005,
    });
  });

  it('starts no mailbox with a mail server, and none in production', () => {
    const given = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'service@shop.example' };
    expect(readSettings({ ...given, STORE_ORIGIN: 'https://{host}' }).mail).toEqual({
      smtpUrl: 'smtp://mail.example',
      from: 'service@shop.example',
      storeOrigin: 'https://{host}',
      mailbox: undefined,
    });
    expect(readSettings({ NODE_ENV: 'production' }).mail).toBeUndefined();
  });

  it('has the folder for everything that is written as an absolute path, whatever the servers run in', () => {
    expect(readSettings({ SHOP_DATA_DIR: '.another' }).dataDir).toBe(resolve('.another'));
    expect(readSettings({ SHOP_DATA_DIR: '/var/shop' }).dataDir).toBe('/var/shop');
    expect(isAbsolute(readSettings({}).dataDir)).toBe(true);
  });

  it('names the stores by the port of the shop, unless STORE_ORIGIN is set', () => {
    expect(storeOriginOf({}, 5000)).toBe('http://{host}:5000');
    expect(storeOriginOf({ STORE_ORIGIN: 'https://{host}' }, 5000)).toBe('https://{host}');
  });

  it('starts no payment simulator in production', () => {
    expect(readSettings({ PAYMENT_PORT: '5100' }).paymentPort).toBe(5100);
    expect(readSettings({ NODE_ENV: 'production' }).paymentPort).toBeUndefined();
  });

  it('rejects two services on one port', () => {
    expect(() => readSettings({ PORT: '5000', MAILBOX_PORT: '5001' })).toThrow(
      /must differ: PORT=5000, API_PORT=5001, REGISTRY_PORT=5002, PAYMENT_PORT=5006, MAILBOX_PORT=5001/,
    );
  });
});
