import Fastify from 'fastify';
import { pino } from 'pino';
import { Writable } from 'node:stream';
import type { DatabaseClient } from '../db/client.ts';
import { ShopError } from '../shop-error.ts';
import { errorAnswers } from './error-answers.ts';
import { health } from './health.ts';
import { createLogger, requestIdOf, requestLog } from './request-log.ts';
import { shopContext } from './shop-context.ts';

function failing(error: Error) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const app = Fastify({ loggerInstance: createLogger('info', stream), genReqId: requestIdOf });
  void app.register(errorAnswers);
  void app.register(requestLog);
  app.get('/fails', () => {
    throw error;
  });
  return { app, lines };
}

describe('errorAnswers', () => {
  it('hides the cause of a 5xx from the caller and logs it', async () => {
    const { app, lines } = failing(new Error('relation "secret_table" does not exist'));
    const response = await app.inject('/fails');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      code: 'internal',
      message: 'Something went wrong',
      locale: 'en_GB',
      requestId: response.headers['x-request-id'],
    });
    expect(lines.join('')).toContain('secret_table');
  });

  it('answers a lost database connection as unavailable', async () => {
    const { app } = failing(
      new Error('query', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }),
    );
    const response = await app.inject('/fails');
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([503, 'unavailable']);
  });

  it('never logs the parameters of a query', async () => {
    const error = Object.assign(new Error('Failed query: select $1\nparams: anna@example.com'), {
      query: 'select $1',
      params: ['anna@example.com'],
    });
    const { app, lines } = failing(error);
    await app.inject('/fails');
    expect(lines.join('')).toContain('select $1');
    expect(lines.join('')).not.toContain('anna@example.com');
  });

  it('answers an expected failure with its code and Retry-After', async () => {
    const { app } = failing(new ShopError('too_many_attempts', { retryAfterSeconds: 12 }));
    const response = await app.inject('/fails');
    expect(response.headers['retry-after']).toBe('12');
    expect(response.json()).toMatchObject({ code: 'too_many_attempts', error_code: 'too_many_attempts' });
  });

  it('answers in the language of the store that the request names, else of the host', async () => {
    const { app } = failing(new ShopError('email_taken'));
    const ask = async (url: string, host = 'localhost') => {
      const { locale, message } = (await app.inject({ url, headers: { host } })).json<{
        locale: string;
        message: string;
      }>();
      return [locale, message];
    };
    const french = ['fr_FR', 'Un compte existe déjà avec cette adresse e-mail.'];
    expect(await ask('/fails?store_id=13')).toEqual(french);
    expect(await ask('/fails?storeId=13')).toEqual(french);
    expect(await ask('/fails', 'fr.localhost:3000')).toEqual(french);
    expect(await ask('/fails?store_id=16', 'fr.localhost')).toEqual([
      'sv_SE',
      'Det finns redan ett konto med den här e-postadressen.',
    ]);
    for (const url of [
      '/fails',
      '/fails?store_id=999',
      '/fails?store_id[a]=1',
      '/fails?store_id=1&store_id=13',
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one app
      expect((await ask(url))[0]).toBe('en_GB');
    }
  });

  it('answers an unknown path with 404 and the id of the caller', async () => {
    const { app } = failing(new Error());
    const response = await app.inject({ url: '/api/nothing', headers: { 'x-request-id': 'page-view-0001' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found', requestId: 'page-view-0001' });
  });

  it.each(['<script>', 'short', 'x'.repeat(65), 'a b c d e f g h'])(
    'does not accept %s as a request id',
    async (given) => {
      const { app } = failing(new Error());
      const response = await app.inject({ url: '/api/nothing', headers: { 'x-request-id': given } });
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('createLogger', () => {
  it('hides cookies, passwords and e-mail addresses', () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    createLogger('info', stream).info({
      body: { email: 'anna@example.com', password: 'Powder-Day-24' },
      headers: { cookie: 'sid=abc' },
      email: 'anna@example.com',
    });
    expect(lines.join('')).not.toMatch(/anna@|Powder|sid=/);
  });
});

describe('/readyz', () => {
  it('fails while the database does not answer, and /healthz does not', async () => {
    const app = Fastify({ loggerInstance: pino({ level: 'silent' }) });
    const database = { ping: () => Promise.reject(new Error('gone')) } as unknown as DatabaseClient;
    void app.register(errorAnswers);
    void app.register(shopContext, {
      database,
      findStore: () => undefined,
      storeOrigin: 'http://{host}',
      rateLimitFactor: 1,
      sessionMaxMs: 1,
      now: () => new Date(),
    });
    void app.register(health);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });
});
