import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../stack/settings.ts';
import type { StepResult } from './counts.ts';
import { runCommand } from './run-command.ts';
import { testsOfJest, type JestFile } from './reported-tests.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: JestFile[];
}

/** Runs jest and counts its tests; a suite that cannot even start counts as one failure. */
export async function jestStep(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-jest-'));
  const outputFile = join(folder, 'report.json');
  try {
    const { code, output } = await runCommand(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--disable-warning=ExperimentalWarning',
        join(root, 'node_modules/jest/bin/jest.js'),
        '--json',
        `--outputFile=${outputFile}`,
        '--silent',
        // Jest keeps every module that it has run: large workers are replaced, or the last files become slow.
        '--maxWorkers=2',
        '--workerIdleMemoryLimit=1500MB',
        ...args,
      ],
      { env },
    );
    return readReport(outputFile, code, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string, code: number, output: string): StepResult {
  let report: JestReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return { passed: 0, failed: 1, skipped: 0, details: output };
  }
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    // Jest can fail without a failed test, for instance on an open handle.
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests,
    details: output,
    tests: testsOfJest(report.testResults, root),
  };
}
