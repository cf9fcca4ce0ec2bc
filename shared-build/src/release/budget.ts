import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface SizedFile {
  /** File name without its hash, so that builds can be compared. */
  name: string;
  bytes: number;
}

/** Returns scripts and styles of a release's browser side, the largest first. */
export function sizedFiles(releaseDir: string): SizedFile[] {
  const folder = join(releaseDir, 'browser');
  return readdirSync(folder)
    .filter((file) => /\.(js|css)$/.test(file))
    .map((file) => ({ name: sharedName(file), bytes: statSync(join(folder, file)).size }))
    .toSorted((one, other) => other.bytes - one.bytes || one.name.localeCompare(other.name));
}

/** Returns the file's name, and a common name for chunks without a name, whose numbers change with their content. */
function sharedName(file: string): string {
  return file.replace(/^\d+(?=\.)/, 'shared');
}

export interface BudgetReport {
  /** Kilobytes before compression. */
  totalKb: number;
  budgetKb: number;
  isWithin: boolean;
  /** Report: the sum, the largest files, and what grew since the previous build. */
  text: string;
}

/** The release is over its budget. The message lists its sizes and what grew. */
export class BudgetError extends Error {
  override readonly name = 'BudgetError';

  constructor(name: string, { text }: BudgetReport) {
    super(`${name} is over the budget that its configuration sets.\n${text}`);
  }
}

/** Returns the files of the previous finished build; null without one. */
export function previousBuild(releaseDir: string): SizedFile[] | null {
  const builds = readdirSync(dirname(releaseDir))
    .map((folder) => join(dirname(releaseDir), folder))
    .filter((folder) => folder !== releaseDir && existsSync(join(folder, 'release.json')))
    .toSorted((one, other) => builtAt(other) - builtAt(one));
  return builds[0] === undefined ? null : sizedFiles(builds[0]);
}

const builtAt = (releaseDir: string) => statSync(join(releaseDir, 'release.json')).mtimeMs;

const maxFiles = 5;

export function reportBudget(
  budgetKb: number,
  files: readonly SizedFile[],
  previousFiles: readonly SizedFile[] | null,
): BudgetReport {
  const total = sum(files);
  const lines = [
    `${kb(total)} of ${budgetKb} kB (scripts and styles before compression)`,
    ...files.slice(0, maxFiles).map(({ name, bytes }) => `  ${kb(bytes).padStart(7)} kB  ${name}`),
    ...(previousFiles === null ? [] : growth(files, previousFiles)),
  ];
  return { totalKb: total / 1000, budgetKb, isWithin: total <= budgetKb * 1000, text: lines.join('\n') };
}

function growth(files: readonly SizedFile[], previousFiles: readonly SizedFile[]): string[] {
  const now = byName(files);
  const then = byName(previousFiles);
  const rows = [...new Set([...now.keys(), ...then.keys()])]
    .map((name) => ({ name, by: (now.get(name) ?? 0) - (then.get(name) ?? 0) }))
    .filter(({ by }) => by !== 0)
    .toSorted((one, other) => other.by - one.by);
  if (rows.length === 0) return ['As large as the build before, file by file.'];
  const sign = (by: number) => `${by > 0 ? '+' : '-'}${kb(Math.abs(by))}`;
  return [
    `Since the build before ${sign(sum(files) - sum(previousFiles))} kB:`,
    ...rows.slice(0, maxFiles).map(({ name, by }) => `  ${sign(by).padStart(7)} kB  ${name}`),
  ];
}

function byName(files: readonly SizedFile[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { name, bytes } of files) sizes.set(name, (sizes.get(name) ?? 0) + bytes);
  return sizes;
}

const sum = (files: readonly SizedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
