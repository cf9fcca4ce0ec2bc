import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/stack/settings.ts';

const file = join(root, 'bench/RESULTS.md');

/** Replaces the section of RESULTS.md that begins with `heading` (a line `# …`) and keeps the others. */
export function writeSection(heading: string, text: string): void {
  const present = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const parts = present.split(/^(?=# )/m).filter((part) => part.trim() !== '');
  const others = parts.filter((part) => !part.startsWith(`${heading}\n`));
  const all = heading === '# Figures' ? [text, ...others] : [...others, text];
  writeFileSync(file, `${all.map((part) => part.trim()).join('\n\n')}\n`);
}
