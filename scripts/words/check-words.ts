import { findTerms, findTermsInPath, packageOf, type Finding } from './find-terms.ts';
import { readComments, readSource } from './read-source.ts';

export const isCode = (file: string) => /\.(tsx?|mjs|cjs|js)$/.test(file);
export const isDocument = (file: string) => file.endsWith('.md');
export const hasCommentsOnly = (file: string) => /\.(css|ya?ml|sql)$/.test(file);

/** Returns the findings of one tracked file. Other kinds of file are checked by their path only. */
export function checkFile(file: string, content: string): Finding[] {
  const inPath = findTermsInPath(file);
  if (isCode(file)) return [...inPath, ...findTerms(file, content, readSource(content))];
  if (isDocument(file)) {
    return [...inPath, ...findTerms(file, content, [{ kind: 'document', text: content, start: 0 }])];
  }
  return [...inPath, ...findTerms(file, content, readComments(file, content) ?? [])];
}

/** Highest number of findings that a package may have. Packages that are not listed may have none. */
export type Baseline = Readonly<Record<string, number>>;

export interface Verdict {
  /** Packages with more findings than their baseline, with all of their findings: which ones are new is not known. */
  over: { name: string; found: readonly Finding[]; allowed: number }[];
  /** Packages whose baseline can be lowered to `found`. */
  under: { name: string; found: number; allowed: number }[];
}

/** Compares the findings of each package with its baseline. */
export function compareWithBaseline(findings: readonly Finding[], baseline: Baseline): Verdict {
  const byPackage = Map.groupBy(findings, ({ file }) => packageOf(file));
  const verdict: Verdict = { over: [], under: [] };
  for (const name of new Set([...Object.keys(baseline), ...byPackage.keys()])) {
    const found = byPackage.get(name) ?? [];
    const allowed = baseline[name] ?? 0;
    if (found.length > allowed) verdict.over.push({ name, found, allowed });
    if (found.length < allowed) verdict.under.push({ name, found: found.length, allowed });
  }
  return verdict;
}

/** Returns the baseline with every number lowered to what was found. Nothing rises, and zeros are dropped. */
export function lowerBaseline(baseline: Baseline, { under }: Verdict): Baseline {
  const lowered = { ...baseline, ...Object.fromEntries(under.map(({ name, found }) => [name, found])) };
  return Object.fromEntries(Object.entries(lowered).filter(([, allowed]) => allowed > 0));
}
