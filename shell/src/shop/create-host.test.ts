import { jest } from '@jest/globals';
import { createEventBus, createHydrationScheduler } from 'shared-runtime/host';
import { createStubShop, takeConsoleErrors } from 'shared-runtime/testing';
import { afterPaint } from 'shared-runtime/after-paint';
import { regionsOver } from 'shared-runtime/testing/regions';
import { createHost, type HostOptions } from './create-host.ts';
import { createDeferredLoader, type DeferredServices } from './deferred-loader.ts';
import { createPendingMark } from './pending-mark.ts';

function setUp(loadDeferred?: () => Promise<DeferredServices>) {
  const loaded: string[] = [];
  const dialog = Promise.withResolvers<void>();
  const open = jest.fn<DeferredServices['overlays']['open']>();
  const services = { overlays: { open }, preloadDialog: () => dialog.promise } as unknown as DeferredServices;
  const { host: stub } = createStubShop();
  const element = document.createElement('html');
  const { regions } = regionsOver((remote, expose) => {
    loaded.push(`${remote} ${expose}`);
    return Promise.resolve({ overlay: {} });
  });
  const host = createHost({
    ...stub,
    regions,
    deferred: createDeferredLoader(loadDeferred ?? (() => Promise.resolve(services))),
    hub: createEventBus(() => undefined, Date.now),
    hydration: createHydrationScheduler(null),
    pending: createPendingMark(element),
  } satisfies HostOptions);
  const isPending = () => 'pending' in element.dataset;
  return { host, open, dialog, loaded, isPending };
}

describe('createHost', () => {
  it('opens an overlay, and marks the document until its dialog is loaded', async () => {
    const { host, open, dialog, isPending } = setUp();
    host.openOverlay('account/register', { reason: 'account' });
    expect(isPending()).toBe(true);
    await afterPaint();
    expect(open).toHaveBeenCalledWith('account/register', { reason: 'account' });
    expect(isPending()).toBe(true);
    dialog.resolve();
    await afterPaint();
    expect(isPending()).toBe(false);
  });

  it('loads the content of an overlay beside the deferred chunk, after the frame with the mark', async () => {
    const { host, loaded } = setUp(() => new Promise(() => undefined));
    host.openOverlay('account/register', { reason: 'account' });
    host.openOverlay('red-login', { reason: 'account' });
    expect(loaded).toEqual([]);
    await afterPaint();
    expect(loaded).toEqual(['mf-account ./overlays/register']);
  });

  it('loads an overlay some time after the sign of intent, so that a click that follows at once need not wait', () => {
    jest.useFakeTimers();
    const { host, loaded } = setUp();
    host.prefetchOverlay('account/register');
    jest.advanceTimersByTime(79);
    expect(loaded).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(loaded).toEqual(['mf-account ./overlays/register']);
    jest.useRealTimers();
  });

  it('ends the mark if the deferred chunk cannot be loaded', async () => {
    const { host, isPending } = setUp(() => Promise.reject(new Error('no chunk')));
    host.openOverlay('account/register', { reason: 'account' });
    await afterPaint();
    expect(isPending()).toBe(false);
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('could not be loaded')]);
  });
});
