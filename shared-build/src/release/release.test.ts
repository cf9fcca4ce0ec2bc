import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import {
  contractFileSchema,
  federationManifestFile,
  releaseManifestSchema,
  ssrContainerName,
  type ReleaseManifest,
} from 'shared-contracts/releases';
import { sharedModules } from '../federation.ts';
import { fixtureConfig, writeFixtureRemote } from '../testing/fixture-remote.ts';
import { requestedFiles } from '../testing/requested-files.ts';
import { repositoryRoot } from '../webpack/base-config.ts';
import { fileHashes } from './file-hashes.ts';

const execute = promisify(execFile);
const builder = join(import.meta.dirname, '../testing/build-fixture.ts');
const folder = mkdtempSync(join(tmpdir(), 'shared-build-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the fixture into a folder of this name. */
function writeRemote(name: string, changes: Record<string, string> = {}): string {
  const remoteDir = join(folder, name);
  writeFixtureRemote(remoteDir, changes);
  mkdirSync(join(remoteDir, 'node_modules'));
  for (const name of ['shared-contracts', 'shared-runtime']) {
    symlinkSync(join(repositoryRoot, name), join(remoteDir, 'node_modules', name));
  }
  return remoteDir;
}

async function runBuild(remoteDir: string, outDir?: string, cwd = process.cwd()) {
  const folders = outDir === undefined ? [remoteDir] : [remoteDir, outDir];
  const args = ['--disable-warning=ExperimentalWarning', builder, ...folders];
  const { stdout } = await execute(process.execPath, args, { cwd });
  return JSON.parse(stdout) as { dir: string; isNew: boolean };
}

/** Builds the fixture in a folder of this name and reads the result. */
async function build(
  name: string,
  changes: Record<string, string> = {},
  { isStartedThere = false }: { isStartedThere?: boolean } = {},
) {
  const remoteDir = writeRemote(name, changes);
  const outDir = join(remoteDir, 'out');
  await runBuild(remoteDir, outDir, isStartedThere ? remoteDir : undefined);
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const manifest = releaseManifestSchema.parse(JSON.parse(read('release.json')));
  const texts = (side: 'browser' | 'server', pattern: RegExp) =>
    readdirSync(join(outDir, side))
      .filter((file) => pattern.test(file))
      .map((file) => read(`${side}/${file}`));
  return { outDir, read, manifest, texts };
}

describe('a release', () => {
  let release: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    release = await build('here');
  }, 120_000);

  it('lists exactly the files that were built, with their hashes', () => {
    const { manifest, outDir } = release;
    for (const [side, assets] of [
      ['browser', manifest.assets],
      ['server', manifest.serverAssets],
    ] as const) {
      expect(Object.keys(assets).sort()).toEqual(readdirSync(join(outDir, side)).sort());
      for (const [file, integrity] of Object.entries(assets)) {
        const hash = createHash('sha384')
          .update(readFileSync(join(outDir, side, file)))
          .digest('base64');
        expect(integrity).toBe(`sha384-${hash}`);
      }
    }
  });

  it('is rejected over its budget, with what grew', async () => {
    const heavy = build('heavy', {
      'federation.config.ts': fixtureConfig.replace('budgetKb: 40', 'budgetKb: 1'),
    });
    await expect(heavy).rejects.toThrow(/mf-cms is over the budget[^]*of 1 kB/);
  }, 120_000);

  it('lists its exposes and the contracts that it was built with', () => {
    expect(release.manifest).toMatchObject({
      name: 'mf-cms',
      version: '1.2.3',
      containerName: 'mf_cms',
      contracts: {
        shellApi: 1,
        emits: {},
        consumes: { 'session:changed': 1 },
        // Its own fragment, and the overlay of another remote that it opens.
        props: { 'cms/sitewide-banner': 1, 'account/register': 1 },
        startup: { './startups/reminder': 40 },
        // The build declares its places, so it has no other ones.
        overlays: {},
        pageTypes: { story: { page: 'cms/page', entry: 'public', tracking: 'Info' } },
        // Written although it is empty: this release has nothing in the frame.
        frame: {},
      },
      ops: { squad: 'content', timeoutMs: 2500 },
    } satisfies DeepPartial<ReleaseManifest>);
  });

  it('has its contract file among the server’s files, with the same majors', () => {
    const contract = contractFileSchema.parse(JSON.parse(release.read('server/contract.json')));
    expect(Object.keys(release.manifest.serverAssets)).toContain('contract.json');
    const majors = (table: Record<string, { major: number }>) =>
      Object.fromEntries(Object.entries(table).map(([name, { major }]) => [name, major]));
    const { emits, consumes, props } = release.manifest.contracts;
    expect([majors(contract.emits), majors(contract.consumes)]).toEqual([emits, consumes]);
    expect(majors({ ...contract.offers, ...contract.uses })).toEqual(props);
    expect(Object.keys(contract.offers)).toEqual(['cms/sitewide-banner']);
    expect(contract.shared['react']).toBe('^19.0.0');
  });

  it('lists the files of every expose, and the messages that each has in every language', () => {
    const { exposes, messages, assets, remoteEntry } = release.manifest;
    expect(Object.keys(exposes).sort()).toEqual([
      './fragments/sitewide-banner',
      './pages/page',
      './startups/reminder',
    ]);
    expect(Object.keys(messages).sort()).toEqual(['en_GB', 'fr_FR']);
    const named = [remoteEntry, ...Object.values(messages)];
    for (const { js, css, messages: own = {} } of Object.values(exposes)) {
      expect([js.length > 0, css.length > 0]).toEqual([true, true]);
      named.push(...js, ...css, ...Object.values(own).flat());
    }
    for (const file of named) expect(Object.keys(assets)).toContain(file);
    const ofPage = Object.fromEntries(Object.entries(messages).map(([locale, file]) => [locale, [file]]));
    expect(exposes['./pages/page']?.messages).toEqual(ofPage);
    expect(exposes['./fragments/sitewide-banner']?.messages).toEqual({
      en_GB: ['messages-banner-en_GB.js'],
      fr_FR: ['messages-banner-fr_FR.js'],
    });
    expect(exposes['./startups/reminder']?.messages).toEqual({});
  });

  it('requests its chunks with high priority', () => {
    expect(release.read(`browser/${release.manifest.remoteEntry}`)).toMatch(/\.fetchPriority ?= ?"high"/);
  });

  it('has the code of startups for browsers only', () => {
    expect(release.texts('browser', /^startups-reminder.*\.js$/).join('\n')).toContain('Wax your skis');
    expect(release.texts('server', /\.cjs$/).join('\n')).not.toContain('Wax your skis');
  });

  it.each([
    ['page type', 'cms/page', 'cms/other', 'mf-cms renders the page type story with cms/other'],
    [
      'fragment of the frame',
      'pageTypes:',
      "frame: { './fragments/other': {} }, pageTypes:",
      'mf-cms has ./fragments/other in the frame',
    ],
  ])('is not built with a %s that it does not expose', async (what, text, wrong, message) => {
    const config = fixtureConfig.replace(text, wrong);
    await expect(build(what.replaceAll(' ', '-'), { 'federation.config.ts': config })).rejects.toThrow(
      message,
    );
  });

  it('is not built with a startup without a priority', async () => {
    const config = fixtureConfig.replace("startup: { './startups/reminder': 40 },", '');
    const error: unknown = await build('unordered', { 'federation.config.ts': config }).catch(
      (reason: unknown) => reason,
    );
    expect((error as { stderr: string }).stderr).toContain(
      'mf-cms exposes ./startups/reminder without a priority',
    );
  }, 120_000);

  it('requests its files beside its entry, whose address only the page knows', async () => {
    const { exposes, containerName } = release.manifest;
    const { js = [], css = [] } = exposes['./pages/page'] ?? {};
    for (const [origin, folder] of [
      // As the page names its style sheets.
      ['https://shop.test', '/assets/mf-cms/1.2.3/'],
      ['', 'https://cdn.test/shop/'],
      ['', 'https://shop.test.example/assets/'],
    ] as const) {
      const requested = await requestedFiles(release.read('browser/remoteEntry.js'), {
        address: `${origin}${folder}remoteEntry.js`,
        container: containerName,
        expose: './pages/page',
      });
      expect(requested.toSorted()).toEqual([...js, ...css].map((file) => folder + file).toSorted());
    }
    expect(release.texts('browser', /\.(js|css)$/).join('\n')).not.toMatch(/\/assets\/|1\.2\.3/);
  });

  it('does not run where an element of the page has the name of the running script', async () => {
    const loading = requestedFiles(release.read('browser/remoteEntry.js'), {
      address: 'https://evil.example/picture.png',
      container: release.manifest.containerName,
      expose: './pages/page',
      tagName: 'IMG',
    });
    await expect(loading).rejects.toThrow('No script of the release runs');
  });

  it('has a manifest for other hosts, with its version, its exposes and the modules that a host must share', () => {
    const text = release.read(`browser/${federationManifestFile}`);
    const manifest = JSON.parse(text) as FederationManifest;
    expect(manifest).toMatchObject({
      name: 'mf_cms',
      metaData: {
        globalName: 'mf_cms',
        publicPath: 'auto',
        buildInfo: { buildVersion: '1.2.3' },
        remoteEntry: { name: 'remoteEntry.js', path: '' },
      },
    });
    expect(manifest.exposes.map(({ path }) => path).toSorted()).toEqual(
      Object.keys(release.manifest.exposes).toSorted(),
    );
    for (const { path, assets } of manifest.exposes) {
      const { js, css } = release.manifest.exposes[path] ?? { js: [], css: [] };
      expect([assets.js.sync.toSorted(), assets.css.sync]).toEqual([js.toSorted(), css]);
    }
    const shared = manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion]);
    expect(Object.fromEntries(shared)).toEqual(sharedModules);
    expect(Object.keys(release.manifest.assets).filter((file) => file.endsWith('.json'))).toEqual([
      federationManifestFile,
    ]);
  });

  it('has its version in the name of the server’s container, and not in the browser’s', () => {
    expect(release.manifest.ssrContainerName).toBe('mf_cms_1_2_3');
    expect(release.read('server/remoteEntry.cjs')).toContain('mf_cms_1_2_3');
    expect(release.read('browser/remoteEntry.js')).not.toContain('mf_cms_1_2_3');
  });

  it('bundles no module that the shell provides', () => {
    const scripts = [...release.texts('browser', /\.js$/), ...release.texts('server', /\.cjs$/)].join('\n');
    expect(scripts).toContain('react-dom');
    expect(scripts).not.toMatch(
      /__CLIENT_INTERNALS|__DOM_INTERNALS|Minified React error|QueryClientProvider/,
    );
  });

  it('bundles the descriptors of the endpoints that it calls, no others, and no schema', () => {
    const scripts = release.texts('browser', /\.js$/).join('\n');
    expect(scripts).toContain('/api/basket-update');
    expect(scripts.match(/\/api\/[\w-]+/g)).toEqual(['/api/basket-update']);
    expect(scripts).not.toMatch(/_zod|ZodMini|cartItemId:\w+\.int/);
  });

  it('bundles the event that it reads without zod', () => {
    const scripts = release.texts('browser', /\.js$/).join('\n');
    expect(scripts.match(/\w+:changed/g)).toEqual(['session:changed']);
    expect(scripts).not.toMatch(/_zod|ZodMini/);
  });

  it.each(['browser/remoteEntry.js', 'server/remoteEntry.cjs'])(
    'calls no function that was optimised away in %s',
    (file) => {
      expect(release.read(file)).not.toContain('(void 0)()');
    },
  );

  it('has the same class names on the server and in the browser’s stylesheet', () => {
    const [sheet = ''] = release.texts('browser', /\.css$/);
    const name = /\.(cms_page_title)\b/.exec(sheet)?.[1];
    expect(name).toBeDefined();
    const server = release.texts('server', /^(?!remoteEntry).*\.cjs$/).join('\n');
    expect(server.split(/["'`]/)).toContain(name);
    expect(release.texts('server', /\.css$/)).toEqual([]);
  });

  it('contains messages as syntax trees, without a parser', () => {
    const messages = release.read(`browser/${release.manifest.messages['fr_FR']}`);
    expect(messages).toContain(' gants');
    expect(messages).not.toContain('plural, one');
  });

  it('is identical, byte for byte, when built in and from another folder', async () => {
    // The federation plugin writes a module below the working folder, and reads the version of the package there.
    const again = await build('elsewhere', {}, { isStartedThere: true });
    expect(again.manifest.assets).toEqual(release.manifest.assets);
    expect(again.manifest.serverAssets).toEqual(release.manifest.serverAssets);
  }, 120_000);

  it('is not built with an invalid message, and names the message and its file', async () => {
    const changes = { 'src/messages/fr_FR.json': JSON.stringify({ found: '{count, plural, one {# gant}' }) };
    const error: unknown = await build('broken', changes).catch((reason: unknown) => reason);
    expect((error as { stderr: string }).stderr).toMatch(/Message "found" in .*src\/messages\/fr_FR\.json/);
  }, 120_000);
});

describe('buildRelease without a version', () => {
  it('derives it from what is bundled, and writes it into manifest and container', async () => {
    const remoteDir = writeRemote('derived');
    const first = await runBuild(remoteDir);
    const text = readFileSync(join(first.dir, 'release.json'), 'utf8');
    const manifest = releaseManifestSchema.parse(JSON.parse(text));
    expect(manifest.version).toMatch(/^1\.2\.3-[0-9a-f]{12}$/);
    expect(first).toEqual({ dir: join(remoteDir, 'dist', manifest.version), isNew: true });
    const entryOf = (side: string, file: string) => readFileSync(join(first.dir, side, file), 'utf8');
    expect(entryOf('browser', federationManifestFile)).toContain(`"${manifest.version}"`);
    expect(entryOf('server', manifest.ssrEntry)).toContain(manifest.ssrContainerName);
    expect(manifest.ssrContainerName).toBe(ssrContainerName('mf-cms', manifest.version));
    expect(manifest.assets).toEqual(fileHashes(join(first.dir, 'browser')));
    expect(manifest.serverAssets).toEqual(fileHashes(join(first.dir, 'server')));

    const page = join(remoteDir, 'src/exposes/page.tsx');
    writeFileSync(page, `// A comment.\n\n${readFileSync(page, 'utf8')}`);
    writeFileSync(join(remoteDir, 'src/exposes/unused.ts'), 'export const unused = 1;\n');
    utimesSync(join(first.dir, 'release.json'), 0, 0);
    expect(await runBuild(remoteDir)).toEqual({ ...first, isNew: false });
    // It is the newest build again, which `mf publish` takes.
    expect(statSync(join(first.dir, 'release.json')).mtimeMs).toBeGreaterThan(0);

    const banner = join(remoteDir, 'src/exposes/banner.tsx');
    writeFileSync(banner, readFileSync(banner, 'utf8').replace('Banner', 'Another banner'));
    const changed = await runBuild(remoteDir);
    expect(changed.isNew).toBe(true);
    expect(changed.dir).not.toBe(first.dir);
    // Nothing is left of the work folders.
    expect(readdirSync(join(remoteDir, 'dist')).toSorted()).toEqual(
      ['.sources', basename(changed.dir), basename(first.dir)].toSorted(),
    );
  }, 240_000);
});

interface FederationManifest {
  exposes: { path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
  shared: { name: string; requiredVersion: string }[];
}

type DeepPartial<Type> = Type extends object ? { [Key in keyof Type]?: DeepPartial<Type[Key]> } : Type;
