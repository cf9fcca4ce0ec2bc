import { accountChecksum, clearLocks, keepLock, readLock } from './kept-locks.ts';

const lock = { code: 'too_many_attempts', retryAfterSeconds: 840 } as const;
const store = (text: string) => sessionStorage.setItem('form-locks', text);

afterEach(() => sessionStorage.clear());

describe('keepLock', () => {
  it('stores the end of a lock for its form only', () => {
    expect(keepLock('sign-in', lock, 'anna@example.com')).toEqual(readLock('sign-in'));
    expect(readLock('sign-in')?.failure).toEqual(lock);
    expect(readLock('sign-up')).toBeNull();
  });

  it('stores no other failure', () => {
    expect(keepLock('sign-in', { code: 'network', retryAfterSeconds: null }, 'anna')).toBeNull();
    expect(readLock('sign-in')).toBeNull();
  });
});

describe('readLock', () => {
  it.each([
    'no JSON',
    'null',
    '[1]',
    '{"sign-in":null}',
    '{"sign-in":["soon",1]}',
    '{"sign-in":[1e300,1]}',
    '{"sign-in":[5,1]}',
  ])('returns null for %s', (text) => {
    store(text);
    expect(readLock('sign-in')).toBeNull();
  });
});

describe('clearLocks', () => {
  it('removes the locks of all forms', () => {
    keepLock('sign-in', lock, 'anna@example.com');
    keepLock('sign-up', lock, 'anna@example.com');
    clearLocks();
    expect([readLock('sign-in'), readLock('sign-up')]).toEqual([null, null]);
  });
});

describe('accountChecksum', () => {
  it('ignores case and surrounding spaces, and has 16 bits', () => {
    expect(accountChecksum(' Anna@Example.com')).toBe(accountChecksum('anna@example.com'));
    expect(accountChecksum('anna@example.com')).not.toBe(accountChecksum('ben@example.com'));
    expect(accountChecksum('anna@example.com')).toBeLessThan(0x1_00_00);
  });
});
