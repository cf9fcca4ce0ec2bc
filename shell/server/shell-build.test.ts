import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readShellBuild, inlineHashOf } from './shell-build.ts';

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
