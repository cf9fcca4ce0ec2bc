import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ssrContainerName, versionSchema, type ReleaseManifest } from 'shared-contracts/releases';
import { contentVersion, insertVersion, versionPlaceholder } from './content-version.ts';

const build: ReleaseManifest = {
  schema: 1,
  name: 'mf-cms',
  version: versionPlaceholder,
  containerName: 'mf_cms',
  ssrContainerName: ssrContainerName('mf-cms', versionPlaceholder),
  remoteEntry: 'remoteEntry.js',
  ssrEntry: 'remoteEntry.cjs',
  exposes: {},
  messages: {},
  assets: { 'remoteEntry.js': 'sha384-one' },
  serverAssets: { 'remoteEntry.cjs': 'sha384-one' },
  contracts: { shellApi: 1, emits: {}, consumes: {}, props: {} },
  ops: {
    squad: 'content',
    commit: 'a1b2',
    builtAt: '2026-01-01T00:00:00.000Z',
    timeoutMs: 2500,
    budgetKb: 40,
  },
};

describe('contentVersion', () => {
  const version = contentVersion('1.2.3', build);

  it('returns a valid version that begins with that of the package', () => {
    expect(versionSchema.safeParse(version).success).toBe(true);
    expect(version).toMatch(/^1\.2\.3-[0-9a-f]{12}$/);
  });

  it('ignores commit and build time', () => {
    const later = { ...build, ops: { ...build.ops, commit: null, builtAt: '2026-02-02T00:00:00.000Z' } };
    expect(contentVersion('1.2.3', later)).toBe(version);
  });

  it.each<[string, Partial<ReleaseManifest>]>([
    ['a file for browsers', { assets: { 'remoteEntry.js': 'sha384-other' } }],
    ['a file of the server', { serverAssets: { 'remoteEntry.cjs': 'sha384-other' } }],
    ['the name of a file', { assets: { 'other.js': 'sha384-one' } }],
    ['what the release exchanges', { contracts: { ...build.contracts, emits: { 'cms:shown': 1 } } }],
    ['a limit', { ops: { ...build.ops, timeoutMs: 3000 } }],
  ])('changes with %s', (_what, change) => {
    expect(contentVersion('1.2.3', { ...build, ...change })).not.toBe(version);
  });
});

describe('insertVersion', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shared-build-content-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('replaces the placeholder in paths and container names, in every folder', () => {
    mkdirSync(join(folder, 'browser'));
    const file = join(folder, 'browser/remoteEntry.js');
    const textOf = (version: string) =>
      `"/assets/mf-cms/${version}/";${ssrContainerName('mf-cms', version)}="é"`;
    writeFileSync(file, textOf(versionPlaceholder));
    insertVersion(folder, '1.2.3-0a1b2c');
    expect(readFileSync(file, 'utf8')).toBe(textOf('1.2.3-0a1b2c'));
  });

  it('rejects a build without the placeholder, whose files have the version of another build', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'main.js'), '"/assets/shell/1.0.0/"');
    expect(() => insertVersion(other, '1.2.3')).toThrow('has the placeholder of the version');
  });

  it('leaves other bytes as they are', () => {
    const file = join(folder, 'main.js');
    const around = (text: string) => Buffer.from([0, 255, 254, 128, 195, 40, ...Buffer.from(text), 0]);
    writeFileSync(file, around(versionPlaceholder));
    insertVersion(folder, '1.0.0');
    expect(readFileSync(file)).toEqual(around('1.0.0'));
  });

  it('rejects the placeholder in a file that is no text, and names the file', () => {
    const other = join(folder, 'fonts');
    mkdirSync(other);
    writeFileSync(join(other, 'main.js'), versionPlaceholder);
    writeFileSync(join(other, 'font.woff2'), versionPlaceholder);
    expect(() => insertVersion(other, '1.2.3')).toThrow(/^font\.woff2 has the placeholder/);
    expect(readFileSync(join(other, 'main.js'), 'utf8')).toBe(versionPlaceholder);
  });

  it('rejects the placeholder in a chunk whose hash the entry contains, and names both', () => {
    const other = join(folder, 'chunks');
    mkdirSync(other);
    const chunk = `"${versionPlaceholder}"`;
    const hash = createHash('sha384').update(chunk).digest('base64');
    writeFileSync(join(other, 'dialog.js'), chunk);
    writeFileSync(join(other, 'main.js'), `"${versionPlaceholder}";"sha384-${hash}"`);
    expect(() => insertVersion(other, '1.2.3')).toThrow(
      /^dialog\.js has the placeholder .* main\.js loads it/,
    );
  });
});
