// Releases this remote to all visitors. A step that fails ends the pipeline with its exit code.
//
//   node pipeline.mjs             all steps
//   node pipeline.mjs test build  these steps
//
// REGISTRY_URL is the address of the shop's registry, REGISTRY_TOKEN the token of the squad. Keep the token in the secrets of your
// pipeline: only publish and promote need it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

const steps = {
  // With the lock file as it is committed, so that a pipeline never builds with other versions.
  install: ['install', '--frozen-lockfile', '--prefer-offline'],
  typecheck: ['run', 'typecheck'],
  test: ['run', 'test'],
  build: ['exec', 'mf', 'build'],
  check: ['exec', 'mf', 'check'],
  publish: ['exec', 'mf', 'publish'],
  promote: ['exec', 'mf', 'promote', '--reason', 'pipeline', '--wait'],
};
const { packageManager } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const needToken = ['publish', 'promote'];

const wanted = process.argv.slice(2);
const names = wanted.length === 0 ? Object.keys(steps) : wanted;
for (const name of names) {
  if (!Object.hasOwn(steps, name))
    fail(`There is no step ${name}; there are: ${Object.keys(steps).join(', ')}`);
  if (needToken.includes(name) && !process.env.REGISTRY_TOKEN) fail(`${name} needs REGISTRY_TOKEN`);
}
for (const name of names) {
  console.log(`\n--- ${name}`);
  const { REGISTRY_TOKEN, ...env } = process.env;
  // Dependencies run in the other steps, and could read the token.
  const stepEnv = needToken.includes(name) ? { ...env, REGISTRY_TOKEN } : env;
  const version = name === 'promote' ? builtVersion() : undefined;
  const options = version === undefined ? [] : ['--version', version];
  // pnpm in the version of package.json, without installing it for all.
  const { status } = spawnSync('npx', ['--yes', packageManager, ...steps[name], ...options], {
    stdio: 'inherit',
    env: stepEnv,
  });
  if (status !== 0) process.exit(status ?? 1);
}

// The version of the last build, so that a commit that changes nothing of the release promotes the same one again. Undefined where
// another job has built: the last published release is promoted then.
function builtVersion() {
  const manifests = existsSync('dist')
    ? readdirSync('dist').map((version) => `dist/${version}/release.json`)
    : [];
  const [newest] = manifests
    .filter((file) => existsSync(file))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return newest === undefined ? undefined : JSON.parse(readFileSync(newest, 'utf8')).version;
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
