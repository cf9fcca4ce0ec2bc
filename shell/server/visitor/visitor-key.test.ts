import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../config-error.ts';
import { resolveVisitorKey } from './visitor-key.ts';

describe('resolveVisitorKey', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shell-visitor-key-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('creates a key that only its owner can read, and reads it afterwards', () => {
    const file = join(folder, 'data/visitor-key');
    const made = resolveVisitorKey(file);
    expect(made.symmetricKeySize).toBe(32);
    expect(resolveVisitorKey(file).equals(made)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('rejects a file without a key, naming the variable only', () => {
    const file = join(folder, 'wrong');
    writeFileSync(file, 'secret');
    expect(() => resolveVisitorKey(file)).toThrow(
      new ConfigError(
        'VISITOR_KEY_FILE is not valid: it must be a file with at least 64 hexadecimal digits in it, or one that the shell may make',
      ),
    );
  });
});
