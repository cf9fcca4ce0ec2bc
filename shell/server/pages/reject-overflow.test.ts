import type { FastifyInstance } from 'fastify';
import { buildShell } from '../testing/shell-fixture.ts';

describe('rejectOverflow', () => {
  let app: FastifyInstance;
  let renders = 0;
  beforeAll(async () => {
    app = await buildShell({
      overflowWait: (client) => (client === '192.0.2.1' ? 7 : null),
      renderPage: async () => {
        renders += 1;
        return { kind: 'document', status: 200, html: Buffer.from('page'), encoding: 'identity' };
      },
    });
  });
  afterAll(() => app.close());

  const get = async (url: string, address: string, host = 'localhost') =>
    app.inject({ url, headers: { host, 'x-forwarded-for': address } });

  it('answers the pages of a network with too many waiting pages with 503 and a retry time', async () => {
    await get('/cached', '198.51.100.1');
    renders = 0;
    const { statusCode, headers, body } = await get('/cached', '192.0.2.1', 'fr.localhost');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '7', 'no-store']);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body).toContain('<html lang="fr');
    expect(renders).toBe(0);
  });

  it('does not affect other networks', async () => {
    expect((await get('/other', '192.0.2.2')).statusCode).toBe(200);
  });

  it('does not affect requests other than pages', async () => {
    expect((await get('/healthz', '192.0.2.1')).statusCode).toBe(200);
  });
});
