import { request } from 'node:http';
import { createTransport } from 'nodemailer';
import { freePort } from '../testing/server-process.ts';
import { readMailboxConfig } from './mailbox-config.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';

let mailbox: Mailbox;
let port: number;
let smtpPort: number;
beforeAll(async () => {
  [port, smtpPort] = [await freePort(), await freePort()];
  mailbox = await startMailbox({ port, smtpPort });
});
afterAll(() => mailbox.close());

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Not `fetch`, which sets the host itself. */
function get(path: string, host = `localhost:${port}`): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

async function deliver(fields: object): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort });
  await transport.sendMail({ from: 'shop@example.com', to: 'anna@example.com', ...fields });
  transport.close();
}

describe('the mailbox', () => {
  it('shows what it has received, the newest first', async () => {
    await deliver({ subject: 'First', text: 'One' });
    await deliver({ subject: 'Second', html: '<p>Two</p>', text: 'Two' });
    const { body } = await get('/');
    expect(body.indexOf('Second')).toBeGreaterThan(0);
    expect(body.indexOf('Second')).toBeLessThan(body.indexOf('First'));
    expect((await get('/mails/2')).body).toContain('to anna@example.com');
    expect((await get('/mails/1/html')).body).toContain('<pre>One');
    expect((await get('/mails/2/html')).body).toContain('<p>Two</p>');
    expect((await get('/mails/2/text')).body).toContain('Two');
    expect((await get('/mails/2/source')).body).toMatch(/^Subject: Second$/m);
    expect((await get('/mails/99')).status).toBe(404);
  });

  it('shows a hostile mail in a frame without scripts, forms and requests', async () => {
    await deliver({
      subject: '<script>alert(1)</script>',
      html: '<html><head></head><script>alert(1)</script><img src="https://evil.example/"></html>',
    });
    const [list, page, framed] = await Promise.all([get('/'), get('/mails/3'), get('/mails/3/html')]);
    expect(list.body + page.body).not.toContain('<script');
    expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self'; frame-src 'self';/,
    );
    const policy = framed.headers['content-security-policy'];
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/);
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|https?:/);
    expect(framed.body).toContain('<base target="_blank">');
  });

  it.each(['evil.example', 'localhost', 'localhost:1'])('rejects the host %j', async (host) => {
    for (const path of ['/', '/mails/1/source']) {
      // oxlint-disable-next-line no-await-in-loop -- two requests
      expect((await get(path, host)).status).toBe(403);
    }
  });
});

describe('readMailboxConfig', () => {
  it('reads both ports', () => {
    expect(readMailboxConfig({ MAILBOX_PORT: '3004', MAILBOX_SMTP_PORT: '3005' })).toEqual({
      port: 3004,
      smtpPort: 3005,
    });
  });

  it('rejects production, and missing ports', () => {
    const ports = { MAILBOX_PORT: '3004', MAILBOX_SMTP_PORT: '3005' };
    expect(() => readMailboxConfig({ ...ports, NODE_ENV: 'production' })).toThrow(
      /NODE_ENV is not valid: it must be other than production/,
    );
    expect(() => readMailboxConfig({ MAILBOX_PORT: '0' })).toThrow(/MAILBOX_PORT.*\nMAILBOX_SMTP_PORT/);
  });
});
