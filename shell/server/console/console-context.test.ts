import { jest } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testKeys } from '../testing/shell-fixture.ts';
import { createConsoleSettings } from './console-context.ts';

describe('createConsoleSettings', () => {
  const warn = jest.fn();
  let folder: string;
  let tokenFile: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shell-console-'));
    tokenFile = join(folder, 'token');
    await writeFile(tokenFile, 'a-token-for-tests-only\n');
  });
  beforeEach(() => warn.mockClear());
  afterAll(() => rm(folder, { recursive: true }));

  const create = (staffEmails: string[], registryTokenFile: string | null) =>
    createConsoleSettings({
      config: { registryUrl: 'http://127.0.0.1:9', staffEmails, registryTokenFile },
      publicKey: testKeys.publicKey,
      stylesheet: '',
      readHealth: () => [],
      log: { warn },
    });

  it('returns null without staff', () => {
    expect(create([], tokenFile)).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  it('returns null without a token, and logs a warning', () => {
    expect(create(['anna@example.com'], null)).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('REGISTRY_TOKEN_FILE'));
  });

  it('returns settings for staff with a token, and throws for an unreadable token file', () => {
    expect(create(['anna@example.com'], tokenFile)).toMatchObject({ staffEmails: ['anna@example.com'] });
    expect(() => create(['anna@example.com'], join(folder, 'none'))).toThrow(
      /^REGISTRY_TOKEN_FILE is not valid: it must be a file/,
    );
  });
});
