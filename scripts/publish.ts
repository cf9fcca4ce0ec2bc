import { createRegistryClient } from 'registry-client';
import { buildAll } from './stack/build-all.ts';
import { publishAll } from './stack/stack.ts';

/** Builds what has changed and makes it live in the registry at REGISTRY_URL. */
const baseUrl = process.env['REGISTRY_URL'];
const token = process.env['REGISTRY_TOKEN'];
if (!baseUrl || !token) {
  console.error('REGISTRY_URL and REGISTRY_TOKEN must both be set: where to publish, and with which right');
  process.exit(1);
}
const built = await buildAll((line) => console.log(line));
await publishAll(createRegistryClient({ baseUrl, token }), built);
console.log(`${built.length} remotes are live at ${baseUrl}`);
