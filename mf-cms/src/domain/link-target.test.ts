import { linkTarget } from './link-target.ts';

describe('linkTarget', () => {
  it.each(['/', '/sales', '/search?s=skis#top'])('returns a shop path for %s', (path) => {
    expect(linkTarget(path)).toEqual({ kind: 'shop', path });
  });

  it.each(['https://example.com/a?b=c', 'http://example.com', 'HTTPS://example.com'])(
    'returns an external URL for %s',
    (url) => {
      expect(linkTarget(url)).toEqual({ kind: 'elsewhere', url });
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://',
    'https:///evil.example',
    'http://[',
    'mailto:a@example.com',
    '#top',
    'sales',
    '',
  ])('returns null for %j', (url) => {
    expect(linkTarget(url)).toBeNull();
  });
});
