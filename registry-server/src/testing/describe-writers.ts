import { openStorage, type StorageLocation } from '../store/open-storage.ts';
import type { RegistryStorage } from '../store/registry-store.ts';
import { entryOf } from './revision-fixture.ts';
import { writeInProcess } from './writer-process.ts';

/** Tests a storage with several processes. `create` returns an empty one for each test. */
export function describeWriters(name: string, create: () => Promise<StorageLocation>): void {
  let location: StorageLocation;
  let storage: RegistryStorage;

  beforeEach(async () => {
    location = await create();
    storage = await openStorage(location);
  });
  afterEach(() => storage.close());

  async function entriesByRevision() {
    return (await storage.audit.latest(10_000)).toReversed();
  }

  describe(`processes that write into ${name}`, () => {
    it('lose no revision of each other', async () => {
      const [first, second] = await Promise.all([
        writeInProcess({ location, who: 'first', count: 20 }),
        writeInProcess({ location, who: 'second', count: 20 }),
      ]);
      expect([first.length, second.length]).toEqual([20, 20]);
      expect((await storage.store.read()).revision).toBe(40);
      expect(await entriesByRevision()).toEqual(
        Array.from({ length: 40 }, (_, index) =>
          entryOf(index + 1, first.includes(index + 1) ? 'first' : 'second'),
        ),
      );
    });

    it('leave intact revisions with their entries when they are killed', async () => {
      const killed = await writeInProcess({ location, who: 'killed', count: 100_000, killAfter: 30 });
      expect(killed.length).toBeGreaterThanOrEqual(30);
      // It runs after statements that the database still executed for the killed process.
      const [next = 0] = await writeInProcess({ location, who: 'next', count: 1 });
      expect(next).toBeGreaterThan(killed.length);
      expect((await storage.store.read()).revision).toBe(next);
      expect((await entriesByRevision()).map(({ revision, who }) => [revision, who])).toEqual(
        Array.from({ length: next }, (_, index) => [index + 1, index + 1 === next ? 'next' : 'killed']),
      );
    });
  });
}
