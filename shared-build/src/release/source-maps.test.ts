import { encode } from '@jridgewell/sourcemap-codec';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { versionPlaceholder } from './content-version.ts';
import { shiftMappings, moveSourceMaps } from './source-maps.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'shared-build-maps-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}
const read = (file: string) => readFileSync(join(dir, file), 'utf8');

it('moveSourceMaps leaves no source map among the files that are published', () => {
  write('browser/a.js', 'a');
  write('browser/a.js.map', 'map of a');
  write('browser/a.css.map', 'map of a style sheet');
  write('server/deep/b.cjs.map', 'map of b');
  moveSourceMaps(dir);
  expect(read('maps/browser/a.js.map')).toBe('map of a');
  expect(read('maps/server/deep/b.cjs.map')).toBe('map of b');
  expect(read('browser/a.js')).toBe('a');
  for (const file of [
    'browser/a.js.map',
    'browser/a.css.map',
    'maps/browser/a.css.map',
    'server/deep/b.cjs.map',
  ])
    expect([file, existsSync(join(dir, file))]).toEqual([file, false]);
});

it('shiftMappings moves what follows the placeholder of the version, on its line only', () => {
  const inName = versionPlaceholder.replaceAll(/\W/g, '_');
  const script = `ä="${versionPlaceholder}",b(),"mf_a_${inName}",c()\nd()`;
  const columnOf = (text: string) => script.indexOf(text);
  const mappings = encode([
    [
      [0, 0, 1, 0],
      [columnOf('b()'), 0, 2, 0],
      [columnOf('c()'), 0, 3, 0],
    ],
    [[0, 0, 4, 0]],
  ]);
  write('browser/a.js', script);
  write('maps/browser/a.js.map', JSON.stringify({ version: 3, sources: ['a.ts'], mappings }));
  write('server/a.cjs', 'no version');
  write('maps/server/a.cjs.map', JSON.stringify({ version: 3, sources: [], mappings: 'AAAA' }));
  const version = '1.0.0-f823bad9ab32';
  const longer = version.length - versionPlaceholder.length;
  shiftMappings(dir, version);
  expect(JSON.parse(read('maps/browser/a.js.map'))).toEqual({
    version: 3,
    sources: ['a.ts'],
    mappings: encode([
      [
        [0, 0, 1, 0],
        [columnOf('b()') + longer, 0, 2, 0],
        [columnOf('c()') + 2 * longer, 0, 3, 0],
      ],
      [[0, 0, 4, 0]],
    ]),
  });
  expect(JSON.parse(read('maps/server/a.cjs.map'))).toMatchObject({ mappings: 'AAAA' });
});
