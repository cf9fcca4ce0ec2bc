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

describe('createReloadReason returns a reason', () => {
  it.each([
    ['newer releases are live', { newerReleases: () => 'b2' }, 'b2'],
    ['another member is signed in', { sessionMismatch: () => 'visitor 7' }, 'visitor 7'],
    ['the shop is closed', { isClosed: () => true }, 'maintenance'],
  ])('if %s', (_what, parts, reason) => {
    expect(setUp(parts).why(to('/about-us'))).toBe(reason);
  });

  it.each([
    ['/products/skis', '/checkout/cart/'],
    ['/order/success/', '/'],
    ['/checkouts', '/checkouts/2'],
  ])('on entering or leaving the checkout: from %s to %s', (from, target) => {
    expect(setUp({ newerReleases: () => 'b2', currentPath: () => from }).why(to(target))).toBe('b2');
  });
});

it('createReloadReason logs the reason', () => {
  const { why, log } = setUp({ newerReleases: () => 'b2' });
  why(to('/about-us'));
  expect(log).toHaveBeenCalledWith('A new document is fetched: b2');
});

it('createReloadReason does not log maintenance', () => {
  const { why, log } = setUp({ isClosed: () => true });
  expect(why(to('/about-us'))).toBe('maintenance');
  expect(log).not.toHaveBeenCalled();
});

describe('createReloadReason returns null', () => {
  it('without a reason', () => expect(setUp({}).why(to('/'))).toBeNull());

  it.each([
    ['/checkout/cart/', '/checkout/?step=payment'],
    ['/checkout/?step=payment', '/order/success/'],
    ['/checkout/?step=payment', '/checkout/cart/'],
  ])('within the checkout, for any reason: from %s to %s', (from, target) => {
    const all = { newerReleases: () => 'b2', sessionMismatch: () => 'visitor 7', isClosed: () => true };
    const { pathname } = to(from);
    expect(setUp({ ...all, currentPath: () => pathname }).why(to(target))).toBeNull();
  });

  it('for newer releases while there is unsaved input', () => {
    const writing = { hasUnsavedInput: () => true };
    expect(setUp({ ...writing, newerReleases: () => 'b2' }).why(to('/'))).toBeNull();
    expect(setUp({ ...writing, sessionMismatch: () => 'visitor 7' }).why(to('/'))).toBe('visitor 7');
  });

  it('if the guard does not allow it', () => {
    const mayReload = jest.fn(() => false);
    const { why, log } = setUp({ newerReleases: () => 'b2', mayReload });
    expect(why(to('/search?s=ski'))).toBeNull();
    expect(mayReload).toHaveBeenCalledWith('b2', '/search?s=ski');
    expect(log).not.toHaveBeenCalled();
  });
});
