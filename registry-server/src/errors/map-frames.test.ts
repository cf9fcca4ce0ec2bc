import { encode } from '@jridgewell/sourcemap-codec';
import type { ErrorFrame } from 'registry-client/domain/error-report';
import { createFrameMapper } from './map-frames.ts';

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

describe('createFrameMapper', () => {
  it('names the function of a frame on the server, where names are not shortened', async () => {
    const mapFrame = mapperOf().mapper.forReport();
    const mapped = { file: 'mf-cms/src/a.tsx', line: 5, column: 3, isMapped: true };
    expect(await mapFrame(frameOf('server/page.cjs'))).toMatchObject({ ...mapped, functionName: 'Story' });
    expect(await mapFrame(frameOf('browser/page.js'))).toMatchObject({ ...mapped, functionName: null });
  });

  it('reads eight source maps for a report, and each once', async () => {
    const { mapper, reads } = mapperOf();
    const frames = Array.from({ length: 12 }, (_, index) => frameOf(`browser/${index % 10}.js`));
    const mapFrame = mapper.forReport();
    const mapped = await Promise.all(frames.map((frame) => mapFrame(frame)));
    expect(mapped.map(({ isMapped }) => isMapped)).toEqual([
      ...Array.from({ length: 8 }, () => true),
      false,
      false,
      true,
      true,
    ]);
    expect(reads).toHaveLength(8);
    expect(await mapper.forReport()(frameOf('browser/9.js'))).toMatchObject({ isMapped: true });
  });

  it.each([
    ['a place before the first line', { line: 0 }],
    ['a line that the script does not have', { line: 4000 }],
  ])('leaves %s as it is', async (_, change) => {
    const mapFrame = mapperOf().mapper.forReport();
    const frame = { ...frameOf('browser/page.js'), ...change };
    expect(await mapFrame(frame)).toMatchObject({
      file: 'browser/page.js',
      line: frame.line,
      isMapped: false,
    });
  });

  it.each([
    ['without a source map', undefined],
    ['with a damaged one', Buffer.from('damaged')],
  ])('leaves a frame %s as it is', async (_, map) => {
    const mapFrame = createFrameMapper({ read: async () => map }).forReport();
    expect(await mapFrame(frameOf('browser/a.js'))).toMatchObject({ file: 'browser/a.js', isMapped: false });
  });

  it('replaces control characters in the names of sources', async () => {
    const { mapper } = mapperOf(mapOf('webpack://mf-cms/./src/\u001b[31m.tsx'));
    expect(await mapper.forReport()(frameOf('browser/a.js'))).toMatchObject({ file: 'mf-cms/src/ [31m.tsx' });
  });
});
