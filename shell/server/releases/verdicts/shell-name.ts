import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Returns the name under which this shell reports, the same after a restart. */
export function resolveShellName(file: string): string {
  const stored = readStored(file);
  if (/^[\w.-]{1,80}$/.test(stored)) return stored;
  const host = hostname()
    .replaceAll(/[^\w.-]/g, '-')
    .slice(0, 60);
  const name = `${host}-${randomBytes(4).toString('hex')}`;
  writeFileSync(file, `${name}\n`);
  return name;
}

function readStored(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
