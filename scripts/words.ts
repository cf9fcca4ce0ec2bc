import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './stack/settings.ts';
import { checkPlantedTexts, checkTexts } from './texts/check-texts.ts';
import { glossaryDocument } from './texts/glossary-document.ts';
import { hasTexts } from './texts/read-texts.ts';
import type { Finding } from './words/find-terms.ts';
import { checkPlantedTerms } from './words/planted-terms.ts';
import {
  checkFile,
  compareWithBaseline,
  hasCommentsOnly,
  isCode,
  isDocument,
  lowerBaseline,
  type Baseline,
} from './words/check-words.ts';

/**
 * Checks names, comments, test titles, log messages, metrics and documents against the word list, and the shop's texts against the glossary and the spacing of French.
 *
 *   node scripts/words.ts           fails where a package has more findings than its baseline
 *   node scripts/words.ts <path>    lists the findings below a path, whatever the baseline
 *   node scripts/words.ts --lower   lowers the baseline to what was found
 *   node scripts/words.ts --glossary   writes docs/glossary.md from scripts/texts/glossary.ts
 */
const baselineFile = join(import.meta.dirname, 'words/baseline.json');

/** With fewer files than this the check has not seen the project, whatever it reports. */
const minFiles = 1500;

/** With fewer files with texts than this the glossary is compared with next to nothing. */
const minTextFiles = 200;

const arg = process.argv[2];
if (arg === '--glossary') {
  writeFileSync(join(root, 'docs/glossary.md'), glossaryDocument());
  process.exit(0);
}
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\0')
  // A file that was deleted or moved is tracked until the next commit.
  .filter((file) => file !== '' && existsSync(join(root, file)));
const findings = tracked.flatMap((file) =>
  checkFile(
    file,
    isCode(file) || isDocument(file) || hasCommentsOnly(file) ? readFileSync(join(root, file), 'utf8') : '',
  ),
);

function report(found: readonly Finding[]): void {
  for (const { file, line, term, excerpt, rule } of found) {
    console.error(`${file}:${line}  "${term}": write ${rule.use} (${rule.why}): ${excerpt.slice(0, 80)}`);
  }
}

if (arg !== undefined && arg !== '--lower') {
  const below = findings.filter(({ file }) => file === arg || file.startsWith(`${arg.replace(/\/$/, '')}/`));
  report(below);
  console.log(`${below.length} findings below ${arg}`);
  process.exit(below.length > 0 ? 1 : 0);
}

const baseline = JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline;
const verdict = compareWithBaseline(findings, baseline);
if (arg === '--lower') {
  writeFileSync(baselineFile, `${JSON.stringify(lowerBaseline(baseline, verdict), null, 2)}\n`);
}

const faults = [...checkPlantedTerms(), ...checkPlantedTexts()];
const textFiles = tracked
  .filter((file) => /\.(json|ts)$/.test(file))
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
  .filter(({ file, source }) => hasTexts(file, source));
if (textFiles.length < minTextFiles)
  faults.push(`Only ${textFiles.length} files with texts were seen; there are at least ${minTextFiles}`);
for (const { file, line, locale, found, use } of textFiles.flatMap(({ file, source }) =>
  checkTexts(file, source),
)) {
  faults.push(
    `${file}:${line}  ${locale} "${found}": write ${use} (docs/glossary.md, texts/french-spacing.ts)`,
  );
}
if (tracked.length < minFiles)
  faults.push(`Only ${tracked.length} files were seen; there are at least ${minFiles}`);
for (const { name, found, allowed } of verdict.over) {
  report(found);
  faults.push(`${name}: ${found.length} findings, ${allowed} are allowed (scripts/words/baseline.json)`);
}
for (const { name, found, allowed } of verdict.under) {
  const state = arg === '--lower' ? 'lowered' : 'can be lowered with "node scripts/words.ts --lower"';
  console.log(`${name}: ${found} findings, ${allowed} are allowed: ${state}`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(
  `Words: ${tracked.length} files, ${findings.length} findings, none beyond the baseline; ${textFiles.length} files with texts keep to the glossary`,
);
