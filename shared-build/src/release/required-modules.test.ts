import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharedModules } from '../federation.ts';
import { requiredModules } from './required-modules.ts';

let remoteDir: string;

beforeEach(() => {
  remoteDir = mkdtempSync(join(tmpdir(), 'required-'));
  writeFileSync(join(remoteDir, 'package.json'), '{ "name": "mf-cms" }');
});

afterEach(() => rmSync(remoteDir, { recursive: true }));

function install(version: string): void {
  const dir = join(remoteDir, 'node_modules/shared-runtime');
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'shared-runtime', version, exports: {} }));
}

describe('requiredModules', () => {
  it('requires at least the minor of shared-runtime that the remote is built with', () => {
    install('1.42.3');
    expect(requiredModules(remoteDir)).toEqual({ ...sharedModules, 'shared-runtime': '^1.42.0' });
  });

  it('requires what the shell provides at present, if shared-runtime is not installed', () => {
    expect(requiredModules(remoteDir)).toEqual(sharedModules);
  });

  it('requires the same of the remotes of this repository', () => {
    expect(requiredModules(join(import.meta.dirname, '../../../mf-cms'))).toEqual(sharedModules);
  });
});
