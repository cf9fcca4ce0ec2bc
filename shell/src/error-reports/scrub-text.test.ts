import { scrubText } from './scrub-text.ts';

it.each([
  ['no price for anna.svensson+ski@example.co.uk today', 'no price for <email> today'],
  ['GET https://shop.example/reset?token=abc failed', 'GET <url> failed'],
  ['"blob:https://shop.example/1234" is blocked', '"<url>" is blocked'],
  ['no page for /reset?token=abc123def456&name=Anna', 'no page for /reset?<query>'],
  ['no page for /a?email=anna.svensson%40example.com', 'no page for /a?<query>'],
  ['no member anna%40example.com', 'no member <email>'],
  ['no member "anna svensson"@example.com', 'no member <email>'],
  ["https://shop.example/?q=O'Brien+anna%40x.se is long", '<url> is long'],
  ['file:///home/anna/x.js is missing', '<url> is missing'],
  ['from 8.8.4.4 and 2001:db8::ff00:42:8329', 'from <address> and <address>'],
  ['with Bearer abc+def/ghi', 'with <token>'],
  ['call 070\u00A0123\u201145\u00A067', 'call <number>'],
  ['call +46 70-123 45 67 now', 'call <number> now'],
  ['card 4242 4242 4242 4242', 'card <number>'],
  ['order 100012345', 'order <number>'],
  ['born 1984-05-12', 'born <number>'],
  ['born 1984 / 05 / 12', 'born <number>'],
  ['call 070  123  45  67', 'call <number>'],
  ['card 4242_4242_4242_4242', 'card <number>'],
  [`"{"password":"Sommar2026!"... is not valid JSON`, `"{"<token>"... is not valid JSON`],
  ['{"pin":"4711","x":1}', '{"<token>","x":1}'],
  ['sid=abc12345;jsessionid=AbCdEf12345', '<token>'],
  ['with Basic dXNlcjpwYXNz', 'with <token>'],
  ['inside: no shipping = 3, spinner: open', 'inside: no shipping = 3, spinner: open'],
  ["no member o'brien.anna@example.com", 'no member <email>'],
  ['no member anna%2540example.com or anna＠example.com', 'no member <email> or <email>'],
  ['sid 3f2504e04f8941d39a0c0305e82c3301 is unknown', 'sid <token> is unknown'],
  ['vid 0c0ffee0-0000-4000-8000-000000000001.pXyZ', 'vid <token>.pXyZ'],
  [
    "Cannot read properties of undefined (reading 'price')",
    "Cannot read properties of undefined (reading 'price')",
  ],
  [
    `Unexpected token '<', "<!doctype "... is not valid JSON`,
    `Unexpected token '<', "<!doctype "... is not valid JSON`,
  ],
  ['sent password=hunter2 twice', 'sent <token> twice'],
  ['a ? b : c, at 12:34:56, in a::b', 'a ? b : c, at 12:34:56, in a::b'],
  ['Minified React error #418; 12 of 40 items', 'Minified React error #418; 12 of 40 items'],
  [
    'mf-basket 1.4.2-f823bad9ab32 took longer than 15000 ms',
    'mf-basket 1.4.2-f823bad9ab32 took longer than 15000 ms',
  ],
])('scrubText makes of %s: %s', (text, expected) => {
  expect(scrubText(text)).toBe(expected);
});
