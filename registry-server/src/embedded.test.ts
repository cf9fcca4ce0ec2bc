import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from 'registry-server/app';
import { openStorage } from 'registry-server/storage';
import { createRegistryClient } from 'registry-client';
import { freePort } from './testing/free-port.ts';
import { stopRegistries, testKeys, testToken } from './testing/running-registry.ts';
import { tempDir } from 'registry-client/testing/temp-dir';
import { testLocation } from './testing/test-storage.ts';

afterEach(stopRegistries);

describe('another program', () => {
  it('serves the registry beside its own routes', async () => {
    const dir = await tempDir();
    const storage = await openStorage(await testLocation(dir));
    const registry = buildApp({ dataDir: dir, storage, token: testToken, keys: testKeys });
    await registry.ready();
    const server = createServer((request, response) => {
      if (request.url === '/own') response.end('of the program');
      else registry.routing(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await (await fetch(`${baseUrl}/own`)).text()).toBe('of the program');
    expect(await createRegistryClient({ baseUrl }).read()).toMatchObject({ document: { revision: 0 } });
    server.close();
    await registry.close();
  });

  it('starts and stops a registry and then exits', async () => {
    const { dir, databaseUrl } = await testLocation(await tempDir());
    const port = await freePort();
    const program = `
      import { startRegistry } from 'registry-server/server';
      const app = await startRegistry(process.env);
      const answer = await fetch('http://127.0.0.1:${port}/healthz');
      await app.close();
      console.log(JSON.stringify({ ...(await answer.json()), signals: process.listenerCount('SIGTERM') }));`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: new URL('..', import.meta.url),
      env: {
        PATH: process.env['PATH'],
        REGISTRY_PORT: String(port),
        REGISTRY_DIR: dir,
        REGISTRY_DATABASE_URL: databaseUrl ?? '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    // The process exits without a call: no handle of the registry keeps it alive.
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(output.trim().split('\n').at(-1)).toBe('{"status":"ok","revision":0,"signals":0}');
  });
});
