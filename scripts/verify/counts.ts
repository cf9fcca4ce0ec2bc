import type { ReportedTest } from './reported-tests.ts';

/** Result of a step. `details` is printed after a failure. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  details: string;
  /** Of steps that report each test. */
  tests?: ReportedTest[];
}

export function oneCheck(code: number, output: string): StepResult {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, details: output };
}

export function addUp(results: readonly StepResult[]): StepResult {
  return results.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
      details: [sum.details, each.failed > 0 ? each.details : ''].filter(Boolean).join('\n'),
    }),
    { passed: 0, failed: 0, skipped: 0, details: '' },
  );
}
