import { openStorage, type StoragePlace } from '../store/open-storage.ts';
import type { RegistryStorage } from '../store/registry-store.ts';
import { entryOf } from './revision-fixture.ts';
import { writeInProcess } from './writer-process.ts';

/** What a storage promises to processes. `create` gives an empty one for each test. */
export function describeWriters(name: string, create: () => Promise<StoragePlace>): void {
  let place: StoragePlace;
  let storage: RegistryStorage;

  beforeEach(async () => {
    place = await create();
    storage = await openStorage(place);
  });
  afterEach(() => storage.close());

  async function entriesByRevision() {
    return (await storage.audit.latest(10_000)).toReversed();
  }

  describe(`processes that write into ${name}`, () => {
    it('lose nothing of each other', async () => {
      const [first, second] = await Promise.all([
        writeInProcess({ place, who: 'first', count: 20 }),
        writeInProcess({ place, who: 'second', count: 20 }),
      ]);
      expect([first.length, second.length]).toEqual([20, 20]);
      expect((await storage.store.read()).revision).toBe(40);
      expect(await entriesByRevision()).toEqual(
        Array.from({ length: 40 }, (_, index) =>
          entryOf(index + 1, first.includes(index + 1) ? 'first' : 'second'),
        ),
      );
    });

    it('leave whole revisions, each with its entry, when they are killed in the middle', async () => {
      const killed = await writeInProcess({ place, who: 'killed', count: 100_000, killAfter: 30 });
      expect(killed.length).toBeGreaterThanOrEqual(30);
      // It comes after whatever the database still did for the one that is gone.
      const [next = 0] = await writeInProcess({ place, who: 'next', count: 1 });
      expect(next).toBeGreaterThan(killed.length);
      expect((await storage.store.read()).revision).toBe(next);
      expect((await entriesByRevision()).map(({ revision, who }) => [revision, who])).toEqual(
        Array.from({ length: next }, (_, index) => [index + 1, index + 1 === next ? 'next' : 'killed']),
      );
    });
  });
}
