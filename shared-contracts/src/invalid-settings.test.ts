import * as z from 'zod/mini';
import { describeInvalidSetting, describeInvalidSettings } from './invalid-settings.ts';

describe('describeInvalidSettings', () => {
  it('names each setting once with its allowed values and without its value', () => {
    const settings = z.object({
      API_URL: z.url({ protocol: /^https?$/, error: 'an http(s) address' }),
      PORT: z.string().check(z.minLength(20, 'a port'), z.regex(/^\d+$/, 'a port')),
    });
    const parsed = settings.safeParse({ API_URL: 'ftp://shop:s3cret@api', PORT: 's3cret' });
    expect(describeInvalidSettings(parsed.error?.issues ?? [])).toBe(
      'API_URL is not valid: it must be an http(s) address\nPORT is not valid: it must be a port',
    );
  });
});

it('describeInvalidSetting describes one setting in the same form', () => {
  expect(describeInvalidSetting('PORT', 'a port')).toBe('PORT is not valid: it must be a port');
});
