import { join } from 'node:path';
import { buildAll } from './stack/build-all.ts';
import { root } from './stack/settings.ts';
import { addUp, oneCheck, type StepResult } from './verify/counts.ts';
import { dockerComposeStep } from './verify/docker-compose-step.ts';
import { browserTestsStep } from './verify/browser-tests-step.ts';
import { coverageStep } from './verify/coverage-step.ts';
import { jestStep } from './verify/jest-step.ts';
import { monitoringStep } from './verify/monitoring-step.ts';
import { startPostgres } from './verify/postgres.ts';
import { runCommand } from './verify/run-command.ts';
import { listFailures, listSlowest, type ReportedTest } from './verify/reported-tests.ts';
import { typesStep } from './verify/types-step.ts';

/** Steps that only read files. They run two at a time, the longest first: most of them use one core. */
const staticSteps: Record<string, () => Promise<StepResult>> = {
  lint: () => tool('oxlint', ['--type-aware', '--deny-warnings']),
  types: typesStep,
  format: () => tool('prettier', ['--check', '--log-level', 'warn', ...formatCache, '.']),
  borders: () => node(['scripts/borders.ts']),
  knip: () => node(['scripts/unused-code.ts']),
  words: () => node(['scripts/words.ts']),
  'docker-compose': dockerComposeStep,
  monitoring: monitoringStep,
  coverage: coverageStep,
};

/** Steps that run tests in as many processes as there are cores, one after the other. */
const jestSteps: Record<string, () => Promise<StepResult>> = {
  unit: () => jestStep([], { API_TESTS: 'embedded' }),
  'on PostgreSQL': onPostgres,
};

/** Steps that wait for processes or use one core, two at a time. */
const waitingSteps: Record<string, () => Promise<StepResult>> = {
  // Starts a PostgreSQL of its own, because it kills processes.
  'orders under crashes': () => node(['e2e/soak/orders/run.ts', '--seconds', '20']),
  build: buildStep,
};

/** Uses the builds of the step before it. */
const browserSteps: Record<string, () => Promise<StepResult>> = { browser: browserTestsStep };

/** The steps of `npm test`. They are independent, and all of them run, so that one run shows every failure. */
const steps = { ...staticSteps, ...jestSteps, ...waitingSteps, ...browserSteps };

/** Checks a file again only if its content, the options or the version of prettier changed. */
const formatCache = [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  join(root, 'node_modules/.cache/prettier/checked'),
];

async function tool(name: string, args: string[]): Promise<StepResult> {
  const { code, output } = await runCommand(join(root, 'node_modules/.bin', name), args);
  return oneCheck(code, output);
}

async function node(args: string[]): Promise<StepResult> {
  const { code, output } = await runCommand(process.execPath, args);
  return oneCheck(code, output);
}

/**
 * Tests the API, and what the registry stores, also with several processes. The API's tests run once, on a PostgreSQL
 * server if there is one, as in production; the browser tests cover the embedded database.
 */
async function onPostgres(): Promise<StepResult> {
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('  no PostgreSQL on this machine: the API is tested on the embedded database only');
    return jestStep(['--selectProjects', 'storefront-api'], { API_TESTS: 'server' });
  }
  try {
    return await jestStep(['--selectProjects', 'storefront-api', 'registry-server'], {
      API_TESTS: 'server',
      TEST_DATABASE_URL: postgres.url,
    });
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
const failedSteps: ReportedTest[] = [];

async function runStep(name: string, step: () => Promise<StepResult>): Promise<void> {
  const began = Date.now();
  // A step that throws counts as a failure, and the following steps still run.
  const result = await step().catch((error: unknown) => oneCheck(1, String(error)));
  results.push(result);
  // Of a step without single tests, such as a static check, or that failed beside its tests.
  const hasFailedTest = result.tests?.some(({ error }) => error !== undefined) ?? false;
  if (result.failed > 0 && !hasFailedTest)
    failedSteps.push({ title: name, durationMs: 0, error: result.details });
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${name}: ${result.passed} passed, ${result.failed} failed${skipped} (${seconds} s)`,
  );
  if (result.failed > 0) console.log(result.details);
}

/** Runs the wanted steps in their order, at most `concurrency` at the same time. */
async function runSteps(all: Record<string, () => Promise<StepResult>>, concurrency: number): Promise<void> {
  const queue = Object.entries(all).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- as many at once as there are workers
      await runStep(...next);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

await runSteps(staticSteps, 2);
await runSteps(jestSteps, 1);
await runSteps(waitingSteps, 2);
await runSteps(browserSteps, 1);

const tests = results.flatMap((result) => result.tests ?? []);
if (tests.length > 0) console.log(`\nThe slowest tests:\n${listSlowest(tests)}\n`);
const failures = listFailures([...failedSteps, ...tests]);
if (failures !== '') console.log(`The failures:\n${failures}\n`);

const total = addUp(results);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
