import { jest } from '@jest/globals';
import { createReloadReason, type ReloadReasonOptions } from './reload-reason.ts';

const to = (path: string) => new URL(path, 'http://shop.example');

function setUp(parts: Partial<ReloadReasonOptions>) {
  const log = jest.fn();
  const why = createReloadReason({
    currentPath: () => '/products/skis',
    isClosed: () => false,
    sessionMismatch: () => null,
    newerReleases: () => null,
    hasUnsavedInput: () => false,
    mayReload: () => true,
    log,
    ...parts,
  });
  return { why, log };
}

describe('the next page is a new document', () => {
  it.each([
    ['newer releases are live', { newerReleases: () => 'b2' }, 'b2'],
    ['somebody else is signed in', { sessionMismatch: () => 'visitor 7' }, 'visitor 7'],
    ['the shop is closed', { isClosed: () => true }, 'maintenance'],
  ])('where %s', (_what, parts, reason) => {
    expect(setUp(parts).why(to('/about-us'))).toBe(reason);
  });

  it('and says so, unless the shop is closed, which says so itself', () => {
    const { why, log } = setUp({ newerReleases: () => 'b2' });
    why(to('/about-us'));
    expect(log).toHaveBeenCalledWith('A new document is fetched: b2');
  });
});

describe('the tab goes on as it is', () => {
  it('where there is no reason', () => expect(setUp({}).why(to('/'))).toBeNull());

  it.each([
    ['/checkout/cart/', '/checkout/?step=payment'],
    ['/checkout/?step=payment', '/order/success/'],
    ['/checkout/?step=payment', '/checkout/cart/'],
  ])('within the checkout, whatever the reason: from %s to %s', (from, target) => {
    const all = { newerReleases: () => 'b2', sessionMismatch: () => 'visitor 7', isClosed: () => true };
    const { pathname } = to(from);
    expect(setUp({ ...all, currentPath: () => pathname }).why(to(target))).toBeNull();
  });

  it.each([
    ['/products/skis', '/checkout/cart/'],
    ['/order/success/', '/'],
    ['/checkouts', '/checkouts/2'],
  ])('but not on the way into it, out of it or beside it: from %s to %s', (from, target) => {
    expect(setUp({ newerReleases: () => 'b2', currentPath: () => from }).why(to(target))).toBe('b2');
  });

  it('while something is being written, if only the releases are old', () => {
    const writing = { hasUnsavedInput: () => true };
    expect(setUp({ ...writing, newerReleases: () => 'b2' }).why(to('/'))).toBeNull();
    expect(setUp({ ...writing, sessionMismatch: () => 'visitor 7' }).why(to('/'))).toBe('visitor 7');
  });

  it('where the same was tried for the same target', () => {
    const mayReload = jest.fn(() => false);
    const { why, log } = setUp({ newerReleases: () => 'b2', mayReload });
    expect(why(to('/search?s=ski'))).toBeNull();
    expect(mayReload).toHaveBeenCalledWith('b2', '/search?s=ski');
    expect(log).not.toHaveBeenCalled();
  });
});
