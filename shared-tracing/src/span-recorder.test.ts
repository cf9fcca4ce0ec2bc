import { setTimeout as wait } from 'node:timers/promises';
import { createSpanRecorder } from './span-recorder.ts';
import { withSpan } from './spans.ts';

const traceIds = ['0af7651916cd43dd8448eb211c80319c', '4bf92f3577b34da6a3ce929d0e0e4736'];
const headersOf = (traceId: string, flags = '01') => ({
  traceparent: `00-${traceId}-b7ad6b7169203331-${flags}`,
});

describe('createSpanRecorder', () => {
  const recorder = createSpanRecorder();

  it('records the spans of each page, of which several are rendered at once', async () => {
    const pages = await Promise.all(
      traceIds.map((traceId, index) =>
        recorder.record(headersOf(traceId), () =>
          withSpan('render', {}, async () => {
            await wait(5 - index);
            await withSpan(`load ${index}`, {}, () => wait(5));
            return index;
          }),
        ),
      ),
    );
    for (const [index, { result, spans }] of pages.entries()) {
      expect(result).toBe(index);
      expect(spans).toMatchObject([
        { name: `load ${index}`, traceId: traceIds[index] },
        { name: 'render', traceId: traceIds[index], parentSpanId: 'b7ad6b7169203331' },
      ]);
      expect(spans[0]?.parentSpanId).toBe(spans[1]?.spanId);
    }
  });

  it.each([
    ['without a trace', {}],
    ['of a trace that is not recorded', headersOf('0af7651916cd43dd8448eb211c80319c', '00')],
  ])('records nothing for a page %s', async (_case, headers) => {
    const { result, spans } = await recorder.record(headers, () =>
      withSpan('render', {}, async () => 'page'),
    );
    expect(result).toBe('page');
    expect(spans).toEqual([]);
  });

  it('rejects if the work does', async () => {
    const [traceId = ''] = traceIds;
    const failing = recorder.record(headersOf(traceId), () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
  });
});
