import { createKnownDevices } from './known-device.ts';

const devices = createKnownDevices(Buffer.alloc(32, 'a'));
const now = new Date('2026-11-22T08:00:00Z');
const dayMs = 24 * 60 * 60_000;
const anna = { id: 7, websiteId: 1, passwordHash: 'hash of anna' };
const ben = { id: 8, websiteId: 1, passwordHash: 'hash of ben' };

const browser = (value = '', protocol: 'http' | 'https' = 'http') => ({
  protocol,
  cookies: { [protocol === 'https' ? '__Host-known_device' : 'known_device']: value },
});

/** Returns the cookie after a sign-in, with its attributes. */
function cookieAfter(request = browser(), member = anna, at = now, created = devices) {
  const written: { name: string; value: string; options: object }[] = [];
  const setCookie = ((name: string, value: string, options: object) =>
    written.push({ name, value, options })) as never;
  created.remember(request, { setCookie }, member, at);
  const [cookie] = written;
  if (cookie === undefined) throw new Error('no cookie was set');
  return cookie;
}

describe('createKnownDevices', () => {
  it('finds the device on which the member has signed in, and keeps its id at the next sign-in', () => {
    const { value } = cookieAfter();
    const device = devices.find(browser(value), anna, now);
    expect(device).toMatch(/^[\w-]{22}$/);
    const tomorrow = new Date(now.getTime() + dayMs);
    const later = cookieAfter(browser(value), anna, tomorrow);
    expect(devices.find(browser(later.value), anna, tomorrow)).toBe(device);
  });

  it('sets a cookie that scripts and other sites cannot use, with the prefix over https', () => {
    const plain = cookieAfter();
    expect(plain).toMatchObject({
      name: 'known_device',
      options: { httpOnly: true, sameSite: 'lax', secure: false, path: '/', maxAge: 180 * 24 * 3600 },
    });
    expect(cookieAfter(browser('', 'https'))).toMatchObject({
      name: '__Host-known_device',
      options: { secure: true },
    });
  });

  it('is bound to the member, the website, the password and the secret, for 180 days', () => {
    const { value } = cookieAfter();
    const found = (member: typeof anna, at = now, created = devices) =>
      created.find(browser(value), member, at);
    expect(found(ben)).toBeNull();
    expect(found({ ...anna, websiteId: 2 })).toBeNull();
    expect(found({ ...anna, passwordHash: 'another' })).toBeNull();
    expect(found(anna, now, createKnownDevices(Buffer.alloc(32, 'b')))).toBeNull();
    expect(found(anna, new Date(now.getTime() + 180 * dayMs))).not.toBeNull();
    expect(found(anna, new Date(now.getTime() + 181 * dayMs))).toBeNull();
    expect(found(anna, new Date(now.getTime() - dayMs))).toBeNull();
  });

  it('rejects an entry whose member, device, time or signature was changed', () => {
    const [id, device, since, signature] = cookieAfter().value.split('.');
    const forged = [
      `8.${device}.${since}.${signature}`,
      `7.${'A'.repeat(22)}.${since}.${signature}`,
      `7.${device}.${Number(since) + 1}.${signature}`,
      `7.${device}.${since}.${'A'.repeat(43)}`,
      `${id}.${device}.${since}`,
      '',
      '~~~~',
      'x'.repeat(4096),
    ];
    const members = [anna, { ...anna, id: 8 }];
    for (const value of forged) {
      expect(members.map((member) => devices.find(browser(value), member, now))).toEqual([null, null]);
    }
  });

  it('keeps the members of a household, and no more than four', () => {
    let value = '';
    const household = Array.from({ length: 6 }, (_, index) => ({ ...anna, id: 2_147_483_640 + index }));
    for (const member of household) value = cookieAfter(browser(value), member).value;
    expect(value.length).toBeLessThanOrEqual(400);
    const known = household.map((member) => devices.find(browser(value), member, now) !== null);
    expect(known).toEqual([false, false, true, true, true, true]);
  });
});
