import { jest } from '@jest/globals';
import { waitForFirstPaint } from './first-paint.ts';

describe('waitForFirstPaint', () => {
  const decoding = { resolve: () => undefined as void };
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = '<img fetchpriority="high" src="/media/a/400.avif">';
    const picture = document.querySelector('img');
    Object.assign(picture ?? {}, {
      decode: () => new Promise<void>((resolve) => Object.assign(decoding, { resolve })),
    });
  });
  afterEach(() => jest.useRealTimers());

  async function isResolved(painted: Promise<void>): Promise<boolean> {
    return Promise.race([painted.then(() => true), jest.advanceTimersByTimeAsync(40).then(() => false)]);
  }

  it('resolves when the main picture is painted', async () => {
    const painted = waitForFirstPaint();
    expect(await isResolved(painted)).toBe(false);
    decoding.resolve();
    expect(await isResolved(painted)).toBe(true);
  });

  it.each(['pointerdown', 'keydown', 'touchstart'])('resolves on %s before that', async (event) => {
    const painted = waitForFirstPaint();
    dispatchEvent(new Event(event));
    expect(await isResolved(painted)).toBe(true);
  });

  it('resolves after a timeout if the picture does not load', async () => {
    const painted = waitForFirstPaint();
    await jest.advanceTimersByTimeAsync(2_400);
    expect(await isResolved(painted)).toBe(false);
    await jest.advanceTimersByTimeAsync(100);
    expect(await isResolved(painted)).toBe(true);
  });

  describe('in a browser that reports paints', () => {
    const reported = { entries: [] as { name: string }[] };
    const report = { paint: (_name: string) => undefined as void };
    const original = globalThis.PerformanceObserver;
    afterEach(() => {
      globalThis.PerformanceObserver = original;
      Reflect.deleteProperty(performance, 'getEntriesByName');
    });
    beforeEach(() => {
      document.body.innerHTML = '<h1>About us</h1>';
      class FakeObserver {
        static readonly supportedEntryTypes = ['paint'];
        constructor(notify: (entries: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
          report.paint = (name) =>
            notify({ getEntriesByName: (wanted) => (wanted === name ? [{} as PerformanceEntry] : []) });
        }
        observe = () => undefined;
        disconnect = () => undefined;
      }
      globalThis.PerformanceObserver = FakeObserver as unknown as typeof PerformanceObserver;
      reported.entries = [];
      Object.assign(performance, { getEntriesByName: () => reported.entries });
    });

    it('resolves when it has reported the first paint of content', async () => {
      const painted = waitForFirstPaint();
      expect(await isResolved(painted)).toBe(false);
      report.paint('first-paint');
      expect(await isResolved(painted)).toBe(false);
      report.paint('first-contentful-paint');
      expect(await isResolved(painted)).toBe(true);
    });

    it('resolves if it has reported it before', async () => {
      reported.entries = [{ name: 'first-contentful-paint' }];
      expect(await isResolved(waitForFirstPaint())).toBe(true);
    });

    it('resolves after a short time if it reports none', async () => {
      const painted = waitForFirstPaint();
      await jest.advanceTimersByTimeAsync(400);
      expect(await isResolved(painted)).toBe(false);
      await jest.advanceTimersByTimeAsync(150);
      expect(await isResolved(painted)).toBe(true);
    });
  });

  it('resolves with the first paint of a page without a main picture', async () => {
    document.body.innerHTML = '<h1>About us</h1>';
    expect(await isResolved(waitForFirstPaint())).toBe(true);
  });
});
