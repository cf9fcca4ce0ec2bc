import { readFile } from 'node:fs/promises';
import { ShopError } from '../../shop-error.ts';
import { passwordHasher } from './passwords.ts';

describe('passwordHasher', () => {
  it('waits in a bounded queue and leaves threads to other work', async () => {
    let done = 0;
    const hashes = Array.from({ length: 100 }, async () => {
      const passwordHash = await passwordHasher.hash('Deep-Snow-1');
      done += 1;
      return passwordHash;
    });
    const results = Promise.allSettled(hashes);
    await readFile(import.meta.filename); // uses the same thread pool
    expect(done).toBeLessThan(20);

    const rejected = (await results).filter((result) => result.status === 'rejected');
    expect(rejected.length).toBe(100 - done);
    expect(rejected.length).toBeGreaterThan(0);
    for (const { reason } of rejected) {
      expect(reason).toBeInstanceOf(ShopError);
      expect(reason).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 3 } });
    }
    await expect(
      passwordHasher.verify(await passwordHasher.hash('Deep-Snow-1'), 'Deep-Snow-1'),
    ).resolves.toBe(true);
  });

  it('computes a hash for an account that does not exist, in the same queue', async () => {
    await expect(passwordHasher.verify(null, 'no account has this password')).resolves.toBe(false);
    const filling = Promise.allSettled(Array.from({ length: 100 }, () => passwordHasher.hash('Deep-Snow-1')));
    await expect(passwordHasher.verify(null, 'Deep-Snow-1')).rejects.toMatchObject({ code: 'unavailable' });
    await filling;
  });

  it('verifies the password of a member on a known device while the queue is full', async () => {
    const passwordHash = await passwordHasher.hash('Deep-Snow-1');
    let done = 0;
    const filling = Promise.allSettled(
      Array.from({ length: 100 }, async () => {
        await passwordHasher.hash('Deep-Snow-1');
        done += 1;
      }),
    );
    const known = { isKnownDevice: true };
    await expect(passwordHasher.verify(passwordHash, 'Deep-Snow-1', known)).resolves.toBe(true);
    expect(done).toBeLessThan(20);
    await filling;
  });
});
