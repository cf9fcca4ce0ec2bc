import { parseSecureUrl } from './secure-url.ts';

describe('parseSecureUrl', () => {
  it.each(['https://player.example/1', 'http://localhost:3000/', 'http://player.localhost:9400/'])(
    'returns %s',
    (text) => {
      expect(parseSecureUrl(text)?.href).toBe(text);
    },
  );

  it.each([
    'http://player.example/',
    'http://evillocalhost/',
    'http://localhost.example/',
    'https://shop@player.example/',
    'https://:secret@player.example/',
    'wss://player.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//player.example/',
    'player.example',
    '',
  ])('is null for %j', (text) => {
    expect(parseSecureUrl(text)).toBeNull();
  });
});
