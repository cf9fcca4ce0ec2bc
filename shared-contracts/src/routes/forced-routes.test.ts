import { assert, property, webPath } from 'fast-check';
import { forcedRoute } from './forced-routes.ts';

describe('forcedRoute', () => {
  it.each([
    ['/customer/account/notifications-preferences/', 'notifications-preferences'],
    ['/customer/account/notifications-preferences', 'notifications-preferences'],
    ['/unsubscribe/unsubscribe/index/', 'unsubscribe'],
    ['/unsubscribe/unsubscribe/index', 'unsubscribe'],
  ])('resolves %s into %s on every host', (path, type) => {
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
  ])('resolves %s into a preview on test hosts only', (path) => {
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
  ])('returns null for %s', (path) => {
    expect([forcedRoute(path, true), forcedRoute(path, false)]).toEqual([null, null]);
  });

  it('never throws, and returns a valid name for the CMS or none', () => {
    assert(
      property(webPath(), (path) => {
        const entityId = forcedRoute(`/new/${path}`, true)?.entityId ?? 'none';
        expect(entityId).toMatch(/^[a-z0-9][a-z0-9_/-]*$/);
      }),
    );
  });
});
