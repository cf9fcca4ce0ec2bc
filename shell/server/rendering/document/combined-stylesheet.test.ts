import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha384 } from 'registry-client/release-dir/sha384';
import { inlineHashOf } from '../../shell-build.ts';
import {
  combinedStylesheetUrl,
  combineStylesheets,
  createStylesheetCombiner,
  parseStylesheetRefs,
  sortStylesheetRefs,
  type StylesheetRef,
} from './combined-stylesheet.ts';

const shell: StylesheetRef = { owner: 'shell', version: 'abc', file: 'main.1.css' };
const cms: StylesheetRef = { owner: 'mf-cms', version: '1.0.0-ab', file: 'page.2.css' };
const filesOf = (refs: StylesheetRef[]) =>
  new URL(combinedStylesheetUrl(refs), 'http://shop.example').searchParams.get('files');

describe('parseStylesheetRefs', () => {
  it('reads what combinedStylesheetUrl writes', () => {
    expect(parseStylesheetRefs(filesOf([shell, cms]))).toEqual([shell, cms]);
  });

  it.each([
    undefined,
    '',
    ['/assets/shell/abc/a.css', '/assets/shell/abc/b.css'],
    '/assets/shell/abc/main.js',
    '/assets/shell/../main.css/x',
    '/assets/shell/abc/../../secret.css',
    '/assets/shell/abc/a.css,/assets/shell/abc/a.css',
    '/assets/mf-cms/1.0.0/a.css,/assets/mf-cms/1.1.0/b.css',
    'https://elsewhere.example/assets/shell/abc/a.css',
    Array.from({ length: 25 }, (_, index) => `/assets/shell/abc/${index}.css`).join(','),
  ])('rejects %j', (files) => {
    expect(parseStylesheetRefs(files)).toBeUndefined();
  });
});

describe('sortStylesheetRefs', () => {
  it('puts those of the shell first, in the order of its build, and those of remotes by name', () => {
    const refs = ['mf-search/a.css', 'mf-cms/b.css', 'shell/a.css', 'mf-cms/a.css', 'shell/b.css'];
    const sorted = sortStylesheetRefs(
      refs.map((each) => ({ owner: each.split('/')[0] ?? '', version: '1', file: each.split('/')[1] ?? '' })),
      ['b.css', 'a.css'],
    );
    expect(sorted.map(({ owner, file }) => `${owner}/${file}`)).toEqual([
      'shell/b.css',
      'shell/a.css',
      'mf-cms/a.css',
      'mf-cms/b.css',
      'mf-search/a.css',
    ]);
  });
});

describe('combineStylesheets', () => {
  it('joins in order and makes relative URLs absolute', () => {
    const css = combineStylesheets([
      [shell, '@font-face{src:url(./a.woff2),url(b.woff2)}'],
      [cms, '.b{background:url("./b.svg"),url(data:image/png;base64,x),url(/c.svg)}'],
    ]);
    expect(css).toBe(
      '@font-face{src:url(/assets/shell/abc/a.woff2),url(/assets/shell/abc/b.woff2)}\n' +
        '.b{background:url("/assets/mf-cms/1.0.0-ab/b.svg"),url(data:image/png;base64,x),url(/c.svg)}',
    );
  });
});

describe('createStylesheetCombiner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stylesheets-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('leaves out and logs a file that cannot be read, until it can be read', () => {
    writeFileSync(join(folder, shell.file), '.a{}');
    const errors: unknown[] = [];
    const combine = createStylesheetCombiner(({ file }) => join(folder, file), {
      error: (details: unknown) => errors.push(details),
    } as never);
    expect(combine([shell, cms])).toEqual({
      href: combinedStylesheetUrl([shell]),
      integrity: sha384('.a{}'),
      css: '.a{}',
      inlineHash: inlineHashOf('.a{}'),
    });
    expect(errors).toEqual([expect.objectContaining({ owner: 'mf-cms', file: cms.file })]);
    writeFileSync(join(folder, cms.file), '.b{}');
    expect(combine([shell, cms])).toEqual({
      href: combinedStylesheetUrl([shell, cms]),
      integrity: sha384('.a{}\n.b{}'),
      css: '.a{}\n.b{}',
      inlineHash: inlineHashOf('.a{}\n.b{}'),
    });
  });

  it.each(['.a{content:"</style><script>"}', '.a{}</STYLE >', '.a{}\r\n.b{}', '.a{content:"\0"}'])(
    'does not let a page have %j inline, which a parser would change',
    (css) => {
      const ref = { ...cms, file: 'hostile.css' };
      writeFileSync(join(folder, ref.file), css);
      const combine = createStylesheetCombiner(({ file }) => join(folder, file), { error: () => undefined });
      expect(combine([ref])).toEqual({
        href: combinedStylesheetUrl([ref]),
        integrity: sha384(css),
        css,
        inlineHash: null,
      });
    },
  );
});
