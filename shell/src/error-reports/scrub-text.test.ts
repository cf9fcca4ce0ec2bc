import { scrubText } from './scrub-text.ts';

it.each([
  ['no price for anna.svensson+ski@example.co.uk today', 'no price for <email> today'],
  ['GET https://shop.example/reset?token=abc failed', 'GET <url> failed'],
  ['"blob:https://shop.example/1234" is blocked', '"<url>" is blocked'],
  ['call +46 70-123 45 67 now', 'call <number> now'],
  ['card 4242 4242 4242 4242', 'card <number>'],
  ['order 100012345', 'order <number>'],
  ['born 1984-05-12', 'born <number>'],
  ['sid 3f2504e04f8941d39a0c0305e82c3301 is unknown', 'sid <token> is unknown'],
  ['vid 0c0ffee0-0000-4000-8000-000000000001.pXyZ', 'vid <token>.pXyZ'],
  [
    "Cannot read properties of undefined (reading 'price')",
    "Cannot read properties of undefined (reading 'price')",
  ],
  ['Minified React error #418; 12 of 40 items', 'Minified React error #418; 12 of 40 items'],
  [
    'mf-basket 1.4.2-f823bad9ab32 took longer than 15000 ms',
    'mf-basket 1.4.2-f823bad9ab32 took longer than 15000 ms',
  ],
])('scrubText makes of %s: %s', (text, expected) => {
  expect(scrubText(text)).toBe(expected);
});
