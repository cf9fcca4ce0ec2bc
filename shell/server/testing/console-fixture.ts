import type { FastifyInstance } from 'fastify';
import { guestSessionData, type SessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import type { ConsoleSettings } from '../console/console-context.ts';
import { runRegistry, type RunningRegistry } from './running-registry.ts';
import { buildShell, startFakeApi, type FakeApi } from './shell-fixture.ts';

const staffEmail = 'anna@example.com';

export const staffSession: SessionData = {
  ...guestSessionData(defaultStore),
  id: 7,
  name: 'Anna',
  email: staffEmail,
  is_confirmed: true,
};

const host = 'localhost:3000';
const browser = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', cookie: 'sid=abc' };

export interface ConsoleFixture {
  app: FastifyInstance;
  api: FakeApi;
  registry: RunningRegistry;
  /** The session that the fake API returns. */
  session: SessionData;
  get(url: string, headers?: Record<string, string>): Promise<FixtureAnswer>;
  /** A header that is undefined is left out. */
  post(fields: Record<string, string>, headers?: Record<string, string | undefined>): Promise<FixtureAnswer>;
  revision(): Promise<number>;
  stop(): Promise<void>;
}

type FixtureAnswer = Awaited<ReturnType<FastifyInstance['inject']>>;

/** A shell with a console, a real registry, and a fake API with one visitor. */
export async function setUpConsole(parts: Partial<ConsoleSettings> = {}): Promise<ConsoleFixture> {
  const registry = await runRegistry();
  const api = await startFakeApi(() => ({ body: fixture.session }));
  const app = await buildShell({
    apiUrl: api.url,
    console: {
      staffEmails: [staffEmail],
      registryAs: (email) => registry.as(email),
      readHealth: () => [],
      stylesheet: '.console{}',
      ...parts,
    },
  });
  const fixture: ConsoleFixture = {
    app,
    api,
    registry,
    session: staffSession,
    get: (url, headers = {}) => app.inject({ url, headers: { ...browser, ...headers } }),
    post(fields, headers = {}) {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const sent = Object.entries({ ...browser, ...type, ...headers });
      return app.inject({
        method: 'POST',
        url: '/__releases/change',
        headers: Object.fromEntries(sent.filter(([, value]) => value !== undefined)),
        payload: new URLSearchParams(fields).toString(),
      });
    },
    async revision() {
      const reading = await registry.as('test').read();
      return reading.status === 'read' ? reading.document.revision : -1;
    },
    async stop() {
      await app.close();
      await api.close();
      await registry.stop();
    },
  };
  return fixture;
}
