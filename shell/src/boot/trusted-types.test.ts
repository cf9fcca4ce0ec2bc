import { permittedCode, permittedHtml, permittedScript } from './trusted-types.ts';

const origin = 'https://shop.example';

describe('what may become code or markup in a tab', () => {
  it.each(['/assets/mf-basket/1.0.0/remoteEntry.js', 'https://shop.example/assets/shell/a/main.js'])(
    'a file of a release: %s',
    (url) => expect(permittedScript(url, origin)).toBe(url),
  );

  it.each([
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    '/media/upload.js',
    '/assets/../media/upload.js',
    'data:text/javascript,alert(1)',
    'blob:https://shop.example/1234',
  ])('never %s', (url) => expect(permittedScript(url, origin)).toBeNull());

  it('data in a script element, and no statement', () => {
    expect(permittedCode('{"@type":"Product"}')).toBe('{"@type":"Product"}');
    expect(permittedCode('alert(1)')).toBeNull();
    expect(permittedCode('{"a":alert(1)}')).toBeNull();
  });

  it('text without markup, and the empty script that React makes', () => {
    expect(permittedHtml('{"name":"\\u003cb>"}')).toBe('{"name":"\\u003cb>"}');
    expect(permittedHtml('<script></script>')).toBe('<script></script>');
    expect(permittedHtml('<img src=x onerror=alert(1)>')).toBeNull();
    expect(permittedHtml('<script>alert(1)</script>')).toBeNull();
  });
});
