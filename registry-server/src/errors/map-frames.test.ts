import { encode } from '@jridgewell/sourcemap-codec';
import type { ErrorFrame } from 'registry-client/domain/error-report';
import { createFrameMapper, type FrameMapper } from './map-frames.ts';

const frameOf = (file: string): ErrorFrame => ({
  remote: 'mf-cms',
  version: '1.0.0',
  file,
  line: 1,
  column: 1,
  functionName: 'Story',
});

const mapOf = (source: string) =>
  Buffer.from(
    JSON.stringify({ version: 3, sources: [source], names: [], mappings: encode([[[0, 0, 4, 2]]]) }),
  );

/** Returns the mapper of an app with one source map of every script, and the scripts whose map it has read. */
function mapperOf(map: Buffer = mapOf('webpack://mf-cms/./src/a.tsx')) {
  const reads: string[] = [];
  const mapper = createFrameMapper({
    read: async ({ file }) => {
      reads.push(file);
      return map;
    },
  });
  return { mapper, reads };
}

const mapAll = (mapper: FrameMapper, frames: ErrorFrame[]) =>
  mapper.map({ remote: 'mf-cms', frames }, { reads: 0 });

describe('createFrameMapper', () => {
  it('names the function of a frame on the server, where names are not shortened', async () => {
    const { mapper } = mapperOf();
    const mapped = { file: 'mf-cms/src/a.tsx', line: 5, column: 3, isMapped: true };
    expect(await mapAll(mapper, [frameOf('server/page.cjs'), frameOf('browser/page.js')])).toMatchObject([
      { ...mapped, functionName: 'Story' },
      { ...mapped, functionName: null },
    ]);
  });

  it('reads eight source maps for a report, and each once', async () => {
    const { mapper, reads } = mapperOf();
    const frames = Array.from({ length: 12 }, (_, index) => frameOf(`browser/${index % 10}.js`));
    const mapped = await mapAll(mapper, frames);
    expect(mapped.map(({ isMapped }) => isMapped)).toEqual([
      ...Array.from({ length: 8 }, () => true),
      false,
      false,
      true,
      true,
    ]);
    expect(reads).toHaveLength(8);
    expect(await mapAll(mapper, [frameOf('browser/9.js')])).toMatchObject([{ isMapped: true }]);
  });

  it('keeps parsed source maps as long as they are small', async () => {
    const small = mapperOf();
    await mapAll(small.mapper, [frameOf('browser/a.js'), frameOf('browser/b.js')]);
    await mapAll(small.mapper, [frameOf('browser/a.js')]);
    expect(small.reads).toEqual(['browser/a.js', 'browser/b.js']);
    const [, mappings = ''] = /"mappings":"(.*?)"/.exec(mapOf('webpack://mf-cms/./a.ts').toString()) ?? [];
    const large = mapperOf(
      Buffer.from(
        JSON.stringify({
          version: 3,
          sources: ['webpack://mf-cms/./a.ts'],
          mappings: `${mappings}${';'.repeat(500_000)}`,
        }),
      ),
    );
    const frames = ['a', 'b', 'c', 'a'].map((name) => frameOf(`browser/${name}.js`));
    expect(await mapAll(large.mapper, frames)).toMatchObject(frames.map(() => ({ isMapped: true })));
    expect(large.reads).toHaveLength(4);
  });

  it.each([
    ['a place before the first line', { line: 0 }],
    ['a line that the script does not have', { line: 4000 }],
  ])('leaves %s as it is', async (_, change) => {
    const frame = { ...frameOf('browser/page.js'), ...change };
    expect(await mapAll(mapperOf().mapper, [frame])).toMatchObject([
      { file: 'browser/page.js', line: frame.line, isMapped: false },
    ]);
  });

  it('does not show a squad where frames of other remotes are, except of the shell', async () => {
    const { mapper, reads } = mapperOf();
    const frames = (['mf-cms', 'mf-basket', 'mf-shell'] as const).map((remote) => ({
      ...frameOf('browser/a.js'),
      remote,
    }));
    const mapped = await mapAll(mapper, frames);
    expect(mapped.map(({ isMapped }) => isMapped)).toEqual([true, false, true]);
    expect(reads).toHaveLength(2);
  });

  it('does not count scripts without a source map', async () => {
    const mapper = createFrameMapper({
      read: async ({ file }) =>
        file.startsWith('browser/none') ? undefined : mapOf('webpack://mf-cms/./a.ts'),
    });
    const frames = Array.from({ length: 12 }, (_, index) => frameOf(`browser/none-${index}.js`));
    const mapped = await mapAll(mapper, [...frames, frameOf('browser/a.js')]);
    expect(mapped.at(-1)).toMatchObject({ isMapped: true });
  });

  it.each([
    ['without a source map', undefined],
    ['with a damaged one', Buffer.from('damaged')],
    [
      'with one of too many places',
      Buffer.from(JSON.stringify({ version: 3, sources: ['a'], mappings: `AAAA${';'.repeat(600_001)}` })),
    ],
  ])('leaves a frame %s as it is', async (_, map) => {
    const mapper = createFrameMapper({ read: async () => map });
    expect(await mapAll(mapper, [frameOf('browser/a.js')])).toMatchObject([
      { file: 'browser/a.js', isMapped: false },
    ]);
  });

  it('replaces control characters in the names of sources', async () => {
    const { mapper } = mapperOf(mapOf('webpack://mf-cms/./src/\u001b[31m.tsx'));
    expect(await mapAll(mapper, [frameOf('browser/a.js')])).toMatchObject([{ file: 'mf-cms/src/ [31m.tsx' }]);
  });
});
