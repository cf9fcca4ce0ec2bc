import { join } from 'node:path';
import { buildAll } from './stack/build-all.ts';
import { root } from './stack/settings.ts';
import { addUp, oneCheck, type StepResult } from './verify/counts.ts';
import { dockerComposeStep } from './verify/docker-compose-step.ts';
import { browserTestsStep } from './verify/browser-tests-step.ts';
import { coverageStep } from './verify/coverage-step.ts';
import { jestStep } from './verify/jest-step.ts';
import { startPostgres } from './verify/postgres.ts';
import { runCommand } from './verify/run-command.ts';
import { listSlowest } from './verify/slowest-tests.ts';
import { typesStep } from './verify/types-step.ts';

/** The steps of `npm test`. They are independent, and all of them run, so that one run shows every failure. */
const steps: Record<string, () => Promise<StepResult>> = {
  format: () => tool('prettier', ['--check', '--log-level', 'warn', '.']),
  lint: () => tool('oxlint', ['--type-aware', '--deny-warnings']),
  types: typesStep,
  borders: () => node(['scripts/borders.ts']),
  words: () => node(['scripts/words.ts']),
  knip: () => node(['scripts/unused-code.ts']),
  'docker-compose': dockerComposeStep,
  coverage: coverageStep,
  unit: () => jestStep([], { API_MODULES: 'later' }),
  'on PostgreSQL': onPostgres,
  build: buildStep,
  browser: browserTestsStep,
};

async function tool(name: string, args: string[]): Promise<StepResult> {
  const { code, output } = await runCommand(join(root, 'node_modules/.bin', name), args);
  return oneCheck(code, output);
}

async function node(args: string[]): Promise<StepResult> {
  const { code, output } = await runCommand(process.execPath, args);
  return oneCheck(code, output);
}

/**
 * Tests with a database run once, on a PostgreSQL server if there is one, as in production; the browser tests cover
 * the embedded database. Pictures are drawn without a database.
 */
const apiModules = 'src/modules/(?!media/)';

/** Tests the API, and the registry including its tests with several processes. */
async function onPostgres(): Promise<StepResult> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('  no PostgreSQL on this machine: the API is tested on the embedded database only');
    return jestStep(['--selectProjects', 'storefront-api', '--testPathPatterns', apiModules]);
  }
  try {
    return await jestStep(
      [
        '--selectProjects',
        'storefront-api',
        'registry-server',
        'registry-cli',
        '--testPathIgnorePatterns',
        'src/modules/media/',
      ],
      { TEST_DATABASE_URL: postgres.url },
    );
  } finally {
    await postgres.stop();
  }
}

async function buildStep(): Promise<StepResult> {
  try {
    await buildAll((line) => console.log(`  ${line}`));
    return oneCheck(0, '');
  } catch (error) {
    return oneCheck(1, String(error));
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are: ${Object.keys(steps).join(', ')}`);
  process.exit(1);
}

const results: StepResult[] = [];
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = Date.now();
  // A step that throws counts as a failure, and the following steps still run.
  const result = await step().catch((error: unknown) => oneCheck(1, String(error)));
  results.push(result);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${name}: ${result.passed} passed, ${result.failed} failed${skipped} (${seconds} s)`,
  );
  if (result.failed > 0) console.log(result.details);
}

const tests = results.flatMap((result) => result.tests ?? []);
if (tests.length > 0) console.log(`\nThe slowest tests:\n${listSlowest(tests)}\n`);

const total = addUp(results);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
