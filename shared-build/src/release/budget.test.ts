import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportBudget, sizedFiles } from './budget.ts';

const folder = mkdtempSync(join(tmpdir(), 'budget-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('sizedFiles lists scripts and styles by their names, and chunks without a name by a common one', () => {
  mkdirSync(join(folder, 'browser'));
  const files = {
    'pages-home.js': 300,
    '443.js': 200,
    'a.css': 100,
    'a.svg': 900,
  };
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(folder, 'browser', name), 'x'.repeat(bytes));
  }
  expect(sizedFiles(folder)).toEqual([
    { name: 'pages-home.js', bytes: 300 },
    { name: 'shared.js', bytes: 200 },
    { name: 'a.css', bytes: 100 },
  ]);
});

const before = [
  { name: 'pages-home.js', bytes: 40_000 },
  { name: 'old.js', bytes: 1_000 },
];

it('the report lists what grew since the previous build, the largest growth first', () => {
  const files = [
    { name: 'pages-home.js', bytes: 52_000 },
    { name: 'new.js', bytes: 3_500 },
  ];
  const report = reportBudget(50, files, before);
  expect(report).toMatchObject({ totalKb: 55.5, budgetKb: 50, isWithin: false });
  expect(report.text.split('\n')).toEqual([
    '55.5 of 50 kB (scripts and styles before compression)',
    '     52.0 kB  pages-home.js',
    '      3.5 kB  new.js',
    'Since the build before +14.5 kB:',
    '    +12.0 kB  pages-home.js',
    '     +3.5 kB  new.js',
    '     -1.0 kB  old.js',
  ]);
});

it('the budget is exact, and needs no previous build', () => {
  expect(reportBudget(41, before, null).isWithin).toBe(true);
  expect(reportBudget(40, before, null)).toMatchObject({ isWithin: false });
  expect(reportBudget(41, before, before).text).toContain('As large as the build before');
});
