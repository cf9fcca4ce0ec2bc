import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { manifestOf } from 'registry-client/testing/release-fixture';
import { testKeys, testReportToken, testToken } from './running-registry.ts';
import { openTestStorage } from './test-storage.ts';

/** Header with which shells end canaries. */
export const guardBearer = { authorization: 'Bearer the-token-of-the-shells' };
/** Header with which shells report what they serve. */
export const reportBearer = { authorization: `Bearer ${testReportToken}` };
export const bearer = { authorization: `Bearer ${testToken}` };
export const entryFile = 'globalThis.mf = 1;';
export const spec = {
  browser: { 'remoteEntry.js': entryFile },
  server: { 'remoteEntry.cjs': 'exports.a = 1;' },
};
export const release = '/releases/mf-basket/1.0.0';

/** Returns a registry without a network, and the requests of its tests. */
export async function injectedRegistry(dataDir: string) {
  const clock = { now: new Date('2026-11-21T09:00:00Z') };
  const storage = await openTestStorage(dataDir);
  const app: FastifyInstance = buildApp({
    dataDir,
    storage,
    token: testToken,
    guardToken: 'the-token-of-the-shells',
    reportToken: testReportToken,
    keys: testKeys,
    now: () => clock.now,
  });
  const put = (file: string, payload: string | Buffer) =>
    app.inject({ method: 'PUT', url: `${release}/files/${file}`, headers: bearer, payload });
  const register = (manifest: object = manifestOf(spec)) =>
    app.inject({ method: 'POST', url: release, headers: bearer, payload: manifest });
  const publish = async () => {
    await put('browser/remoteEntry.js', entryFile);
    await put('server/remoteEntry.cjs', 'exports.a = 1;');
    return register();
  };
  const act = (action: string, payload: object, headers: Record<string, string> = { 'if-match': '"1"' }) =>
    app.inject({
      method: 'POST',
      url: `/registry/mf-basket/${action}`,
      headers: { ...bearer, ...headers },
      payload,
    });
  return { app, clock, storage, put, register, publish, act };
}
