import { jest } from '@jest/globals';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guestSessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { ConfigError } from '../../config-error.ts';
import { chooseRenderUser, findUnreadablePath, findUser } from './render-user.ts';
import { startWorker, type RenderWorker } from './worker-process.ts';

jest.setTimeout(40_000);

const program = join(import.meta.dirname, '../../testing/code-running-worker.ts');
const isRoot = process.getuid?.() === 0;
const unprivileged = findUser('nobody');
const canBecomeUnprivileged =
  isRoot && unprivileged !== null && (await findUnreadablePath(unprivileged, [program])) === null;

/** Program that tries to read secrets; returns for each attempt what it read, or the error code. */
const snoopProgram = (secretFiles: readonly string[]) => `
const { readFileSync } = require('node:fs');
const attempt = (work) => { try { return String(work()); } catch (error) { return error.code; } };
module.exports = () => ({
  names: Object.keys(process.env),
  ownEnvironment: attempt(() => readFileSync('/proc/self/environ')),
  parentsEnvironment: attempt(() => readFileSync('/proc/' + process.ppid + '/environ')),
  parentsMemory: attempt(() => readFileSync('/proc/' + process.ppid + '/maps').length),
  signalToParent: attempt(() => process.kill(process.ppid, 0)),
  files: ${JSON.stringify(secretFiles)}.map((file) => attempt(() => readFileSync(file))),
});`;

interface Found {
  names: string[];
  ownEnvironment: string;
  parentsEnvironment: string;
  parentsMemory: string;
  signalToParent: string;
  files: string[];
}

describe('code of a release in a rendering process', () => {
  const planted = 'planted-secret-of-this-test';
  let folder: string;
  let secretFiles: string[];
  let worker: RenderWorker;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-secrets-'));
    // As `npm start` creates it: a folder that can be entered and not listed, with secrets that only their owner can
    // read.
    chmodSync(folder, 0o711);
    mkdirSync(join(folder, 'registry'), { mode: 0o700 });
    secretFiles = ['registry/token', 'registry/guard-token', 'registry/signing-key.pem', 'visitor-key'].map(
      (name) => join(folder, name),
    );
    for (const file of secretFiles) writeFileSync(file, planted, { mode: 0o600 });
    mkdirSync(join(folder, 'releases'));
    writeFileSync(join(folder, 'releases/snoop.cjs'), snoopProgram(secretFiles));
    process.env['REGISTRY_TOKEN'] = planted;
    process.env['DATABASE_URL'] = `postgres://shop:${planted}@db/shop`;
  });
  afterEach(async () => {
    worker.kill();
    await worker.ended;
  });
  afterAll(() => {
    delete process.env['REGISTRY_TOKEN'];
    delete process.env['DATABASE_URL'];
    rmSync(folder, { recursive: true });
  });

  async function find(user: ReturnType<typeof findUser>): Promise<Found> {
    worker = startWorker({
      file: program,
      start: {
        dataDir: folder,
        apiUrl: 'http://127.0.0.1:9',
        logLevel: 'silent',
        build: '1.0.0',
        isTraced: false,
        frameWaitMs: 500,
      },
      blockedAfterMs: 20_000,
      user,
      memoryMb: 256,
    });
    const { answer } = await worker.render({
      url: `http://localhost${join(folder, 'releases/snoop.cjs')}`,
      storeId: defaultStore.id,
      session: guestSessionData(defaultStore),
      experiments: {},
      isTestHost: false,
      isPersonal: false,
      hasInlineStyles: true,
      encoding: 'identity',
      headers: {},
      requestId: 'request-1',
      network: '203.0.113.9',
      snapshot: { revision: 0, releases: {} },
    });
    if (answer.kind !== 'document') throw new Error('no document');
    return JSON.parse(answer.html.toString()) as Found;
  }

  it('sees allowed environment variables only', async () => {
    const allowed = [
      'PATH',
      'NODE_ENV',
      'TZ',
      'NODE_EXTRA_CA_CERTS',
      // Set by Node for the channel to the parent process.
      'NODE_CHANNEL_FD',
      'NODE_CHANNEL_SERIALIZATION_MODE',
    ];
    const { names, ownEnvironment } = await find(null);
    // Environment at the start, if the system shows it.
    const started = ownEnvironment.split('\0').flatMap((entry) => /^([^=]+)=/.exec(entry)?.[1] ?? []);
    expect([...names, ...started].filter((name) => !allowed.includes(name))).toEqual([]);
    expect(names).toContain('PATH');
    expect(ownEnvironment).not.toContain(planted);
  });

  (canBecomeUnprivileged ? describe : describe.skip)('as another user (needs root)', () => {
    it('reads no secret of the shell, from files or /proc, and cannot signal it', async () => {
      const found = await find(unprivileged);
      expect(found.files).toEqual(secretFiles.map(() => 'EACCES'));
      expect([found.parentsEnvironment, found.parentsMemory]).toEqual(['EACCES', 'EACCES']);
      expect(found.signalToParent).toBe('EPERM');
      expect(JSON.stringify(found)).not.toContain(planted);
    });
  });
});

describe('findUser', () => {
  const accounts =
    'root:x:0:0::/root:/bin/sh\nshop:x:1001:1002::/:/bin/false\nnobody:x:65534:65534::/:/bin/false\n';

  it('finds an account by name and by number', () => {
    const shop = { name: 'shop', uid: 1001, gid: 1002 };
    expect([findUser('shop', accounts), findUser('1001', accounts)]).toEqual([shop, shop]);
  });

  it.each(['root', '0', 'stranger', ''])('returns null for %j', (name) => {
    expect(findUser(name, accounts)).toBeNull();
  });
});

describe('chooseRenderUser', () => {
  let folder: string;
  const log = { info: jest.fn(), warn: jest.fn() };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-render-user-'));
    log.warn.mockClear();
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const choose = (name: string | null, parts: { isRoot?: boolean; paths?: string[] } = {}) =>
    chooseRenderUser({ name, paths: [], dataDir: join(folder, 'shell'), log, ...parts });

  it('returns null if the shell does not run as root, and logs a warning', async () => {
    expect(await choose(null, { isRoot: false })).toBeNull();
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('started as root'));
  });

  it('rejects a configured account that cannot be used', async () => {
    await expect(choose('nobody', { isRoot: false })).rejects.toThrow(ConfigError);
    await expect(choose('no-such-user', { isRoot: true })).rejects.toThrow(
      new ConfigError('RENDER_USER is not valid: there is no such user other than root on this machine'),
    );
  });

  (canBecomeUnprivileged ? describe : describe.skip)('of a shell that runs as root (needs root)', () => {
    it('returns the user `nobody` if it can read the shell and its releases', async () => {
      chmodSync(folder, 0o711);
      expect(await choose(null, { paths: [program] })).toEqual(unprivileged);
      expect(log.warn).not.toHaveBeenCalled();
    });

    it('returns null if the releases are in a private folder, and logs it', async () => {
      chmodSync(folder, 0o700);
      expect(await choose(null)).toBeNull();
      expect(log.warn).toHaveBeenCalledWith(
        expect.stringMatching(
          /nobody cannot read .*shop-render-user-.*releases.*private folders such as \/root/,
        ),
      );
    });
  });
});
