import { jest } from '@jest/globals';
import { shellRouteChanged } from 'shared-contracts/events/shell';
import { createEventBus, createHydrationScheduler } from 'shared-runtime/host';
import { createStubShop, takeConsoleErrors } from 'shared-runtime/testing';
import { afterPaint } from 'shared-runtime/after-paint';
import { regionsOver } from 'shared-runtime/testing/regions';
import { createHost, type HostOptions } from './create-host.ts';
import { createDeferredLoader, type DeferredServices } from './deferred-loader.ts';
import { createPendingMark } from './pending-mark.ts';

function setUp(loadDeferred?: () => Promise<DeferredServices>) {
  const loaded: string[] = [];
  const fetched: (string | null)[] = [];
  const priorities: (string | undefined)[] = [];
  const shown = Promise.withResolvers<void>();
  const showUnavailable = jest.fn();
  const loadDialog = jest.fn(() => Promise.resolve());
  const open = jest.fn<DeferredServices['overlays']['open']>(() => shown.promise);
  const services = { overlays: { open } } as unknown as DeferredServices;
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
    loadDialog,
    showUnavailable,
    fetchOverlayFiles: (name, priority) => {
      fetched.push(name);
      priorities.push(priority);
    },
    hub: createEventBus(() => undefined, Date.now),
    hydration: createHydrationScheduler(null),
    pending: createPendingMark(element),
  } satisfies HostOptions);
  const isPending = () => 'pending' in element.dataset;
  return { host, open, shown, showUnavailable, loadDialog, loaded, fetched, priorities, isPending };
}

describe('createHost', () => {
  it('opens an overlay, and marks the document until it is shown', async () => {
    const { host, open, shown, isPending } = setUp();
    host.openOverlay('account/register', { reason: 'account' });
    expect(isPending()).toBe(true);
    await afterPaint();
    expect(open).toHaveBeenCalledWith('account/register', { reason: 'account' });
    expect(isPending()).toBe(true);
    shown.resolve();
    await afterPaint();
    expect(isPending()).toBe(false);
  });

  it('loads content and dialog of an overlay beside the deferred chunk, after the frame with the mark', async () => {
    const { host, loaded, fetched, loadDialog } = setUp(() => new Promise(() => undefined));
    host.openOverlay('account/register', { reason: 'account' });
    host.openOverlay('red-login', { reason: 'account' });
    expect([loaded, fetched]).toEqual([[], []]);
    expect(loadDialog).not.toHaveBeenCalled();
    await afterPaint();
    expect(loaded).toEqual(['mf-account ./overlays/register']);
    expect(fetched).toEqual(['account/register', null]);
    expect(loadDialog).toHaveBeenCalled();
  });

  it('opens an overlay also if its dialog cannot be loaded, which is reported where it is rendered', async () => {
    const { host, open, loadDialog } = setUp();
    loadDialog.mockRejectedValue(new Error('no chunk'));
    host.openOverlay('account/register', { reason: 'account' });
    await afterPaint();
    expect(open).toHaveBeenCalled();
  });

  it('fetches an overlay on the sign of intent, and evaluates it later, so that a click that follows need not wait', () => {
    jest.useFakeTimers();
    const { host, loaded, fetched, loadDialog } = setUp();
    host.prefetchOverlay('account/register');
    expect(fetched).toEqual(['account/register']);
    jest.advanceTimersByTime(79);
    expect(loaded).toEqual([]);
    expect(loadDialog).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(loaded).toEqual(['mf-account ./overlays/register']);
    expect(loadDialog).toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('fetches an overlay that was seen with low priority, and does not evaluate it', () => {
    jest.useFakeTimers();
    const { host, loaded, priorities, loadDialog } = setUp();
    host.prefetchOverlay('catalogue/size-guide', 'seen');
    expect(priorities).toEqual(['low']);
    jest.advanceTimersByTime(1_000);
    expect(loaded).toEqual([]);
    expect(loadDialog).not.toHaveBeenCalled();
    host.prefetchOverlay('account/register');
    expect(priorities).toEqual(['low', 'high']);
    jest.useRealTimers();
  });

  it('drops an overlay whose page was left while its code was loaded', async () => {
    const { host, open, isPending } = setUp();
    host.openOverlay('account/register', { reason: 'account' });
    host.context.bus.publish(shellRouteChanged, { from: '/boots', to: '/skis' });
    await afterPaint();
    await afterPaint();
    expect(isPending()).toBe(false);
    expect(open).not.toHaveBeenCalled();
  });

  it('ends the mark if the deferred chunk cannot be loaded, and says so', async () => {
    const { host, isPending, showUnavailable } = setUp(() => Promise.reject(new Error('no chunk')));
    host.openOverlay('account/register', { reason: 'account' });
    await afterPaint();
    expect(isPending()).toBe(false);
    expect(showUnavailable).toHaveBeenCalledTimes(1);
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('could not be loaded')]);
  });
});
