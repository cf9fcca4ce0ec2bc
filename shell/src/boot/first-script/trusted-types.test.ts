import { permittedCode, permittedHtml, permittedScript } from './trusted-types.ts';

const origin = 'https://shop.example';

describe('the Trusted Types policy', () => {
  it.each(['/assets/mf-basket/1.0.0/remoteEntry.js', 'https://shop.example/assets/shell/a/main.js'])(
    'allows files of releases: %s',
    (url) => expect(permittedScript(url, origin)).toBe(url),
  );

  it.each([
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    '/media/upload.js',
    '/assets/../media/upload.js',
    'data:text/javascript,alert(1)',
    'blob:https://shop.example/1234',
  ])('rejects the script %s', (url) => expect(permittedScript(url, origin)).toBeNull());

  it('allows JSON, and no other code', () => {
    expect(permittedCode('{"@type":"Product"}')).toBe('{"@type":"Product"}');
    expect(permittedCode('alert(1)')).toBeNull();
    expect(permittedCode('{"a":alert(1)}')).toBeNull();
  });

  it('allows text without markup, and React’s empty script', () => {
    expect(permittedHtml('{"name":"\\u003cb>"}')).toBe('{"name":"\\u003cb>"}');
    expect(permittedHtml('<script></script>')).toBe('<script></script>');
    expect(permittedHtml('<img src=x onerror=alert(1)>')).toBeNull();
    expect(permittedHtml('<script>alert(1)</script>')).toBeNull();
  });
});
