import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyBuild } from './testing/shell-fixture.ts';
import { fontsOfEveryPage, readShellBuild, inlineHashOf } from './shell-build.ts';

describe('readShellBuild', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shell-build-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function readWith(script: string) {
    const build = {
      version: 'abc',
      start: 'start.js',
      main: 'main.js',
      stylesheets: [],
      messages: {},
      assets: {},
    };
    writeFileSync(join(folder, 'shell.json'), JSON.stringify(build));
    writeFileSync(join(folder, 'start.js'), script);
    return readShellBuild(folder, join(folder, 'shell.json'));
  }

  it('reads the code of the first script, without the URL of its source map', () => {
    const { startScript } = readWith('start()\n//# sourceMappingURL=start.js.map\n');
    expect(startScript).toBe('start()');
  });

  it.each(['"</script>"', '"</SCRIPT>"', '"<!--"'])('rejects a first script that contains %s', (code) => {
    expect(() => readWith(`start(${code})`)).toThrow('must not contain');
  });
});

it('inlineHashOf returns a source expression with the hash of the code', () => {
  // echo -n 'start()' | openssl dgst -sha256 -binary | base64
  expect(inlineHashOf('start()')).toBe("'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='");
});

it('fontsOfEveryPage returns the URLs of the text font and the heading font, without other letters and weights', () => {
  const files = [
    'main.js',
    'barlow-condensed-latin-600-normal.a1.woff2',
    'barlow-condensed-latin-700-normal.b2.woff2',
    'barlow-condensed-latin-ext-700-normal.c3.woff2',
    'source-sans-3-latin-ext-wght-normal.d4.woff2',
    'source-sans-3-latin-wght-normal.e5.woff2',
  ];
  const assets = Object.fromEntries(files.map((file) => [file, 'sha384-x']));
  expect(fontsOfEveryPage({ ...emptyBuild, version: '1.2.3', assets })).toEqual([
    '/assets/shell/1.2.3/barlow-condensed-latin-700-normal.b2.woff2',
    '/assets/shell/1.2.3/source-sans-3-latin-wght-normal.e5.woff2',
  ]);
});
