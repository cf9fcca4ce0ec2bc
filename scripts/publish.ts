import { createRegistryClient, RegistryError } from 'registry-client';
import { buildAll } from './stack/build-all.ts';
import { publishBuilds } from './stack/publish-builds.ts';

/**
 * Builds what has changed and publishes it in the registry at REGISTRY_URL. It goes live for remotes about which no
 * squad has decided.
 */
const baseUrl = process.env['REGISTRY_URL'];
const token = process.env['REGISTRY_TOKEN'];
if (!baseUrl || !token) {
  console.error('REGISTRY_URL and REGISTRY_TOKEN must both be set: where to publish, and with which right');
  process.exit(1);
}
const built = await buildAll((line) => console.log(line));
try {
  const log = (line: string) => console.log(line);
  await publishBuilds(createRegistryClient({ baseUrl, token }), built, { promotes: 'undecided', log });
  console.log(`${built.length} remotes are published at ${baseUrl}`);
} catch (error) {
  if (!(error instanceof RegistryError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
