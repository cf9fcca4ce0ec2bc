import { jestStep } from './verify/jest-step.ts';
import { startPostgres } from './verify/postgres.ts';

/** `pnpm test:races` repeats each race of orders a hundred times on PostgreSQL; `npm test` does so a few times. */
const postgres = await startPostgres();
if (postgres === undefined) throw new Error('There is no PostgreSQL on this machine');
try {
  const began = Date.now();
  const { passed, failed, details } = await jestStep(
    ['--selectProjects', 'storefront-api', '--testPathPatterns', 'repeated-races'],
    {
      API_TESTS: 'server',
      TEST_DATABASE_URL: postgres.url,
      RACE_ROUNDS: process.env['RACE_ROUNDS'] ?? '100',
    },
  );
  if (failed > 0) console.log(details);
  console.log(`${passed} passed, ${failed} failed (${((Date.now() - began) / 1000).toFixed(0)} s)`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
} finally {
  await postgres.stop();
}
