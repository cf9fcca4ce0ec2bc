/** @jest-environment node */
import Fastify, { type FastifyInstance } from 'fastify';
import { limitRequestsInFlight } from './requests-in-flight.ts';

describe('limitRequestsInFlight', () => {
  let app: FastifyInstance;
  let gate: PromiseWithResolvers<void>;

  beforeEach(() => {
    gate = Promise.withResolvers();
    app = Fastify({ trustProxy: true });
    limitRequestsInFlight(app, 2);
    app.get('/', async () => {
      await gate.promise;
      return 'page';
    });
  });
  afterEach(() => app.close());

  const from = async (address: string) => {
    const { statusCode } = await app.inject({ url: '/', headers: { 'x-forwarded-for': address } });
    return statusCode;
  };

  it('rejects further requests of a network, and answers those of others', async () => {
    const first = [from('2001:db8::1'), from('2001:db8::2')];
    expect(await from('2001:db8::3')).toBe(503);
    const other = from('192.0.2.1');
    gate.resolve();
    expect(await Promise.all([...first, other])).toEqual([200, 200, 200]);
  });

  it('accepts the next request as soon as one has been answered', async () => {
    gate.resolve();
    for (let request = 0; request < 5; request += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await from('192.0.2.1')).toBe(200);
    }
  });
});
