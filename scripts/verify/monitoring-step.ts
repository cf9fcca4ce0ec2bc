import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import * as z from 'zod';
import { root } from '../stack/settings.ts';
import { oneCheck, type StepResult } from './counts.ts';
import { runCommand } from './run-command.ts';

const folder = join(root, 'monitoring');

const rulesSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});

const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

/** Checks the alerting rules and the dashboard: their metrics exist, and Prometheus can read their expressions. */
export async function monitoringStep(): Promise<StepResult> {
  const alerts = readFileSync(join(folder, 'alerts.yml'), 'utf8');
  const { groups } = rulesSchema.parse(parse(alerts));
  const { panels } = dashboardSchema.parse(JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')));
  const expressions = [
    ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => ({ name: alert, expr }))),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expr }))),
  ];
  const failures = [...unknownMetrics(expressions), ...(await promtoolFailures(expressions))];
  return oneCheck(failures.length, failures.join('\n'));
}

interface Expression {
  name: string;
  expr: string;
}

/** Histograms have three series. */
const seriesSuffix = /_(bucket|sum|count)$/;

function unknownMetrics(expressions: readonly Expression[]): string[] {
  const sources = readdirSync(join(root, 'shell/server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, 'shell/server', file), 'utf8'))
    .join('\n');
  const known = new Set([...sources.matchAll(/'(shell_[a-z_]+)'/g)].map(([, name]) => name));
  return expressions.flatMap(({ name, expr }) =>
    [...expr.matchAll(/\bshell_[a-z_]+/g)]
      .map(([metric]) => metric)
      .filter((metric) => !known.has(metric) && !known.has(metric.replace(seriesSuffix, '')))
      .map((metric) => `${name}: the shell has no metric ${metric}`),
  );
}

/** Returns what `promtool` finds; nothing where it is not installed. */
async function promtoolFailures(expressions: readonly Expression[]): Promise<string[]> {
  if ((await runCommand('promtool', ['--version'])).code !== 0) {
    console.log('  no promtool on this machine: expressions are not parsed');
    return [];
  }
  const work = mkdtempSync(join(tmpdir(), 'shop-monitoring-'));
  try {
    const file = join(work, 'expressions.yml');
    const rules = expressions.map(({ expr }, index) => ({
      record: `expression_${index}`,
      // A variable of Grafana.
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }));
    writeFileSync(file, stringify({ groups: [{ name: 'expressions', rules }] }));
    const checks = await Promise.all([
      runCommand('promtool', ['check', 'rules', join(folder, 'alerts.yml'), file]),
      runCommand('promtool', ['test', 'rules', join(folder, 'alerts.test.yml')]),
    ]);
    return checks.filter(({ code }) => code !== 0).map(({ output }) => output);
  } finally {
    rmSync(work, { recursive: true });
  }
}
