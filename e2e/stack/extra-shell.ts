import { join } from 'node:path';
import { isPortTaken, startService, type Service, type ServiceOptions } from '../../scripts/stack/service.ts';
import { root } from '../../scripts/stack/settings.ts';
import { dataDir, ports, registryToken, visitorKeyFile } from './addresses.ts';

export const extraShopUrl = `http://localhost:${ports.extraShell}`;
export const emptyRegistryUrl = `http://127.0.0.1:${ports.extraRegistry}`;
export const emptyRegistryKeyFile = join(dataDir, 'empty-registry/signing-key.pub');

/** Starts a second shell beside the shop under test, for cases that would break the first. */
export function startExtraShell(
  name: string,
  services: {
    apiUrl: string;
    registryUrl: string;
    publicKeyFile: string;
    probes?: boolean;
    /** Script of another build's server. */
    server?: string;
    /** For the start, milliseconds. @default 30000 */
    readyTimeoutMs?: number;
    /** Environment variables besides those of every shell in the tests. */
    more?: Record<string, string>;
  },
): Promise<Service> {
  return startAlone({
    name,
    cwd: join(root, 'shell'),
    args: [services.server ?? 'dist/server/server.cjs'],
    env: {
      NODE_ENV: 'production',
      PORT: String(ports.extraShell),
      HOST: '127.0.0.1',
      API_URL: services.apiUrl,
      REGISTRY_URL: services.registryUrl,
      REGISTRY_PUBLIC_KEY_FILE: services.publicKeyFile,
      SHELL_DATA_DIR: join(dataDir, name),
      VISITOR_KEY_FILE: visitorKeyFile,
      RELEASE_PROBE: services.probes === true ? '1' : '0',
      LOG_LEVEL: 'info',
      DEV_LIVE_RELOAD: '0',
      ...services.more,
    },
    readyUrl: `http://127.0.0.1:${ports.extraShell}/healthz`,
    logFile: join(dataDir, `logs/${name}.log`),
    readyTimeoutMs: services.readyTimeoutMs ?? 160_000,
  });
}

export function startEmptyRegistry(): Promise<Service> {
  return startAlone({
    name: 'empty-registry',
    cwd: join(root, 'registry-server'),
    args: ['src/server.ts'],
    env: {
      REGISTRY_PORT: String(ports.extraRegistry),
      REGISTRY_DIR: join(dataDir, 'empty-registry'),
      REGISTRY_TOKEN: registryToken,
      HOST: '127.0.0.1',
    },
    readyUrl: `${emptyRegistryUrl}/healthz`,
    logFile: join(dataDir, 'logs/empty-registry.log'),
    readyTimeoutMs: 60_000,
  });
}

/** Throws if the port is taken: a service of an earlier run would answer instead. */
async function startAlone(options: ServiceOptions): Promise<Service> {
  const { port } = new URL(options.readyUrl);
  if (await isPortTaken(Number(port))) throw new Error(`Port ${port} of ${options.name} is taken`);
  return startService(options);
}
