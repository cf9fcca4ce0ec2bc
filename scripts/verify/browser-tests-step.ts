import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../stack/settings.ts';
import { findTestBrowser } from './chromium.ts';
import type { StepResult } from './counts.ts';
import { runCommand } from './run-command.ts';
import { testsOfPlaywright, type PlaywrightSuite } from './reported-tests.ts';

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Runs the browser tests with all remotes. A test that passes only in a retry counts as failed. */
export async function browserTestsStep(): Promise<StepResult> {
  const chromium = await findTestBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
  const reportFile = join(folder, 'report.json');
  try {
    const { output } = await runCommand(
      join(root, 'e2e/node_modules/.bin/playwright'),
      ['test', '--reporter=line,json'],
      {
        cwd: join(root, 'e2e'),
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
        live: process.env['CI'] === undefined,
      },
    );
    return readReport(reportFile, output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string, output: string): StepResult {
  try {
    const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
    const failed = stats.unexpected + stats.flaky;
    return {
      passed: stats.expected,
      failed,
      skipped: stats.skipped,
      details: output,
      tests: testsOfPlaywright(suites),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, details: output };
  }
}
