import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../../scripts/stack/build-all.ts';
import { publishBuilds } from '../../scripts/stack/publish-builds.ts';
import { startBackends } from '../../scripts/stack/stack.ts';
import { dataDir, otherSiteUrl, ports, registryToken } from './addresses.ts';

/** Builds what has changed and starts the whole shop over real HTTP, with a new database. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  rmSync(dataDir, { recursive: true, force: true });
  process.env['REGISTRY_TOKEN'] = registryToken;
  process.env['REGISTRY_POLL_MS'] = '200';
  // Every browser of the tests has the same address.
  process.env['RATE_LIMIT_FACTOR'] = '100';
  // No probes: faults that a probe would find must go live here.
  process.env['RELEASE_PROBE'] = '0';
  // Short intervals, so that a test can wait for the rollback of a canary.
  process.env['RELEASE_GUARD_MS'] = '200';
  process.env['RELEASE_GUARD_MIN_SEEN'] = '20';
  process.env['LEAVE_ORIGINS'] = otherSiteUrl;
  process.env['CONTENT_SECURITY_POLICY_FILE'] = writePagePolicies();
  const built = await buildAll(() => undefined);
  const stack = await startBackends({
    port: ports.shell,
    apiPort: ports.api,
    registryPort: ports.registry,
    dataDir,
    databaseUrl: undefined,
    logLevel: 'info',
    devRefresh: false,
  });
  try {
    await publishBuilds(stack.registry, built, { promotes: 'always', log: () => undefined });
    await stack.startShell();
  } catch (error) {
    await stack.stop();
    throw error;
  }
  return () => stack.stop();
}

/** Returns the path of the file. */
function writePagePolicies(): string {
  const file = join(dataDir, 'page-policies.json');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify({ contact: { 'frame-src': [otherSiteUrl] } }));
  return file;
}
