import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files in the simulator's directory. The shop reads the first two. */
export const keyFiles = {
  /** Bearer key of the shop's calls. */
  api: 'api-key',
  /** Secret of the webhooks' signatures. */
  webhook: 'webhook-secret',
  /** Bearer key of the controls for tests. */
  control: 'control-key',
} as const;

export type SimulatorKeys = Readonly<Record<keyof typeof keyFiles, string>>;

/** Returns the keys in the directory. Creates those that are missing, readable by the current user only. */
export function prepareKeys(dir: string): SimulatorKeys {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  return {
    api: readOrMake(join(dir, keyFiles.api)),
    webhook: readOrMake(join(dir, keyFiles.webhook)),
    control: readOrMake(join(dir, keyFiles.control)),
  };
}

function readOrMake(file: string): string {
  const draft = `${file}.${randomUUID()}.tmp`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // Linking is atomic and fails if another process has created the file meanwhile.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
