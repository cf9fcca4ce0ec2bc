import { appPlatform } from './app-platform.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
const ipad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';
const pixel = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

it.each([
  ['an iPhone', iphone, 5, 'ios'],
  ['an iPad that says it is a Mac', ipad, 5, 'ios'],
  ['a Mac', ipad, 0, null],
  ['a telephone with Android', pixel, 5, 'android'],
  ['a PC with a touch screen', windows, 10, null],
])('appPlatform recognises %s', (_name, userAgent, maxTouchPoints, expected) => {
  expect(appPlatform({ userAgent, maxTouchPoints })).toBe(expected);
});
