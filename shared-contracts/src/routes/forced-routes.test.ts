import { assert, property, webPath } from 'fast-check';
import { forcedRoute } from './forced-routes.ts';

describe('a forced route', () => {
  it.each([
    ['/customer/account/notifications-preferences/', 'notifications-preferences'],
    ['/customer/account/notifications-preferences', 'notifications-preferences'],
    ['/unsubscribe/unsubscribe/index/', 'unsubscribe'],
    ['/unsubscribe/unsubscribe/index', 'unsubscribe'],
  ])('%s is %s on every host', (path, type) => {
    for (const isTestHost of [false, true]) {
      expect(forcedRoute(path, isTestHost)).toEqual({ type, entityId: null });
    }
  });

  it.each([
    '/storyblok-preview',
    '/storyblok-preview-2/about-us',
    '/new',
    '/new/',
    '/new-season',
    '/new/boots',
  ])('%s is a preview on test hosts only', (path) => {
    expect(forcedRoute(path, true)?.type).toBe('cms-preview');
    expect(forcedRoute(path, false)).toBeNull();
  });

  it.each([
    '/',
    '/newsletter/manage/',
    '/newest',
    '/brand-new/ridge',
    '/a/new',
    '/constructor',
    '/unsubscribe',
  ])('is not %s', (path) => {
    expect([forcedRoute(path, true), forcedRoute(path, false)]).toEqual([null, null]);
  });

  it('never fails, and hands the CMS a name that it may have or none', () => {
    assert(
      property(webPath(), (path) => {
        const entityId = forcedRoute(`/new/${path}`, true)?.entityId ?? 'none';
        expect(entityId).toMatch(/^[a-z0-9][a-z0-9_/-]*$/);
      }),
    );
  });
});
