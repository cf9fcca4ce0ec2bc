import { backPath, preferencesPath, savedPath } from './preferences-path.ts';

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'http://shop.test').searchParams);

describe('preferencesPath', () => {
  it.each([
    ['/products/skis', '', '/products/skis'],
    ['/search', '?s=ski+%26+boots&p=2', '/search?s=ski+%26+boots'],
    ['/customer/account/resetpassword/', '?id=7&token=secret', '/customer/account/resetpassword/'],
  ])('leads back to %s%s without secrets', (pathname, search, back) => {
    const path = preferencesPath(pathname, search);
    expect(path).toMatch(/^\/cookie-preferences\?/);
    expect(backPath(queryOf(path))).toBe(back);
  });

  it('has no way back from a path that is too long', () => {
    expect(preferencesPath(`/${'é'.repeat(400)}`)).toBe('/cookie-preferences');
    expect(savedPath(`/${'é'.repeat(400)}`)).toBe('/cookie-preferences?status=saved');
  });
});

describe('backPath', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '',
    '/cookie-preferences?back=%2F',
  ])('is null for %j', (back) => {
    expect(backPath({ back })).toBeNull();
  });

  it('is null without the parameter', () => {
    expect(backPath({})).toBeNull();
  });
});

it('savedPath keeps the way back and confirms', () => {
  expect(queryOf(savedPath('/search?s=ski'))).toEqual({ back: '/search?s=ski', status: 'saved' });
  expect(queryOf(savedPath(null))).toEqual({ status: 'saved' });
});
