import { generateKeyPairSync } from 'node:crypto';
import { addSquadToken, hashOfToken } from '../access/squad-tokens.ts';
import type { ErrorGroup } from 'registry-client/domain/error-group';
import { emptyDocument } from 'registry-client/domain/registry-document';
import { isSignedDocument } from 'registry-client/signing/signed-document';
import { createSignedStore } from '../signing/signed-store.ts';
import { findIntactRevision, restoreRevision } from '../restore-revision.ts';
import { DamagedRevisionError, type RegistryStorage } from '../store/registry-store.ts';
import { documentWith } from 'registry-client/testing/release-fixture';
import { entryOf, revisionOf, writeRevisions } from './revision-fixture.ts';

export interface EmptyStorage {
  /** Opens it again, like another process or after a restart. */
  open(): Promise<RegistryStorage>;
  /** Writes an invalid document as the latest revision. */
  damage(revision: number): Promise<void>;
}

/** Tests every storage of the registry in the same way. `create` returns an empty one for each test. */
export function describeStore(name: string, create: () => Promise<EmptyStorage>): void {
  let storage: RegistryStorage;
  let location: EmptyStorage;
  const opened: RegistryStorage[] = [];
  const open = async () => {
    const another = await location.open();
    opened.push(another);
    return another;
  };

  beforeEach(async () => {
    location = await create();
    storage = await open();
  });
  afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

  async function writeMany(count: number, remoteOf: (revision: number) => string) {
    for (let number = 1; number <= count; number++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await storage.store.write(revisionOf(number), number - 1, entryOf(number, 'ada', remoteOf(number)));
    }
  }

  describe(`the document in ${name}`, () => {
    it('begins empty and survives a restart', async () => {
      expect(await storage.store.read()).toEqual(emptyDocument);
      const first = { ...documentWith(emptyDocument, {}), revision: 1 };
      expect(await storage.store.write(first, 0, null)).toEqual(first);
      expect(await (await open()).store.read()).toEqual(first);
    });

    it('is the document that was signed', async () => {
      const keys = { ...generateKeyPairSync('ed25519'), isNew: true };
      const first = { ...documentWith(emptyDocument, {}), revision: 1, generatedAt: 'a\u0000b 1e2 ü 🎿' };
      await createSignedStore(storage.store, keys).write(first, 0, null);
      expect(isSignedDocument(await storage.store.read(), keys.publicKey)).toBe(true);
    });

    it('is written by exactly one of many writers that are based on the same revision', async () => {
      const writers = await Promise.all(Array.from({ length: 8 }, open));
      const outcomes = await Promise.all(
        writers.map(({ store }, index) =>
          store.write(revisionOf(1, `writer ${index}`), 0, entryOf(1, `writer ${index}`)),
        ),
      );
      const winners = outcomes.filter((outcome) => outcome !== 'conflict');
      expect(winners).toEqual([await storage.store.read()]);
      expect(await storage.audit.latest(10)).toEqual([entryOf(1, winners[0]?.generatedAt ?? '')]);
    });

    it('loses no revision and no entry of concurrent writers', async () => {
      const writers = await Promise.all(Array.from({ length: 4 }, open));
      const own = await Promise.all(
        writers.map((writer, index) => writeRevisions(writer, { who: `writer ${index}`, count: 8 })),
      );
      const numbers = own.flat().toSorted((one, other) => one - other);
      expect(numbers).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
      const entries = await storage.audit.latest(100);
      expect(entries).toEqual(
        numbers
          .toReversed()
          .map((revision) => entryOf(revision, `writer ${own.findIndex((each) => each.includes(revision))}`)),
      );
    });

    it('is not written for an old or unknown revision', async () => {
      await writeMany(30, () => 'mf-basket');
      expect(await storage.store.write(revisionOf(5), 4, entryOf(5, 'late'))).toBe('conflict');
      expect(await storage.store.write(revisionOf(41), 40, entryOf(41, 'early'))).toBe('conflict');
      expect(await storage.store.read()).toEqual(revisionOf(30));
      expect(await storage.audit.latest(1)).toEqual([entryOf(30, 'ada')]);
      await expect(storage.store.write(revisionOf(33), 30, null)).rejects.toThrow('33 cannot follow 30');
    });

    it('is rejected when it is damaged', async () => {
      await storage.store.write(revisionOf(1), 0, null);
      await location.damage(2);
      await expect(storage.store.read()).rejects.toThrow('is damaged');
    });
  });

  describe(`a damaged newest revision in ${name}`, () => {
    const keys = { ...generateKeyPairSync('ed25519'), isNew: true };
    const now = new Date('2026-11-21T09:00:00Z');

    async function writeSigned(count: number): Promise<void> {
      const signed = createSignedStore(storage.store, keys);
      for (let number = 1; number <= count; number++) {
        const document = { ...documentWith(emptyDocument, { version: `${number}.0.0` }), revision: number };
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await signed.write(document, number - 1, entryOf(number, 'ada'));
      }
    }

    it('is followed by an earlier signed one with REGISTRY_RESTORE', async () => {
      await writeSigned(3);
      await location.damage(4);
      expect((await findIntactRevision(storage.history, keys))?.revision).toBe(3);
      expect(await restoreRevision(storage, keys, { revision: 2, now })).toMatchObject({ revision: 5 });
      const restored = await (await open()).store.read();
      expect(restored).toMatchObject({ revision: 5, generatedAt: now.toISOString() });
      expect(restored.microFrontends['mf-basket']?.map(({ metadata }) => metadata.version)).toEqual([
        '2.0.0',
      ]);
      expect(isSignedDocument(restored, keys.publicKey)).toBe(true);
      expect((await storage.audit.latest(10)).map(({ revision }) => revision)).toEqual([3, 2, 1]);
    });

    it('is not followed by one that is not stored, or that another key has signed', async () => {
      await writeSigned(2);
      await location.damage(3);
      const others = { ...generateKeyPairSync('ed25519'), isNew: true };
      expect(await findIntactRevision(storage.history, others)).toBeUndefined();
      expect(await restoreRevision(storage, others, { revision: 2, now })).toBeNull();
      expect(await restoreRevision(storage, keys, { revision: 7, now })).toBeNull();
      await expect(storage.store.read()).rejects.toThrow(DamagedRevisionError);
    });
  });

  describe(`the audit in ${name}`, () => {
    it('returns the latest first, of one remote or of all, of any age', async () => {
      await writeMany(60, (revision) => (revision % 20 === 0 ? 'mf-cms' : 'mf-basket'));
      const { audit } = await open();
      const revisions = async (count: number, remote?: string) =>
        (await audit.latest(count, remote)).map(({ revision }) => revision);
      expect(await revisions(3)).toEqual([60, 59, 58]);
      expect(await revisions(2, 'mf-cms')).toEqual([60, 40]);
      expect(await revisions(9, 'mf-cms')).toEqual([60, 40, 20]);
      expect(await revisions(9, 'mf-search')).toEqual([]);
      expect((await revisions(500)).length).toBe(60);
    });

    it('keeps entries unchanged, and has none for a revision without a decision', async () => {
      const entry = { ...entryOf(1, 'checkout: Åsa'), why: 'a\u0000b "quoted"\nü 🎿' };
      await storage.store.write(revisionOf(1), 0, entry);
      await storage.store.write(revisionOf(2), 1, null);
      expect(await storage.audit.latest(10)).toEqual([entry]);
    });
  });

  describe(`the tokens in ${name}`, () => {
    it('are found by their hash in every process', async () => {
      const { tokens } = await open();
      const owner = { squad: 'checkout', remotes: ['mf-basket', 'mf-account'] as const };
      const made = await addSquadToken(storage.tokens, owner, new Date('2026-11-21T09:00:00Z'));
      await addSquadToken(storage.tokens, { squad: 'content', remotes: ['mf-cms'] }, new Date());
      expect(await tokens.find(hashOfToken(made))).toEqual({
        ...owner,
        hash: hashOfToken(made),
        createdAt: '2026-11-21T09:00:00.000Z',
      });
      expect(await tokens.find(hashOfToken(`${made}0`))).toBeNull();
      expect(await tokens.find(made)).toBeNull();
    });
  });

  describe(`the reports of shells in ${name}`, () => {
    const reportOf = (shell: string, second: number) => ({
      shell,
      build: 'abc',
      revision: 3,
      conflict: null,
      verdicts: [
        {
          remote: 'mf-basket' as const,
          version: '1.0.0',
          promotedIn: 2,
          outcome: 'rejects' as const,
          why: 'it throws ü',
        },
      ],
      served: [],
      alerts: [],
      at: new Date(Date.UTC(2026, 10, 21, 9, 0, second)).toISOString(),
    });

    it('are kept per shell, the most recent first, and survive a restart', async () => {
      await storage.reports.put(reportOf('one', 1));
      await storage.reports.put(reportOf('two', 2));
      await storage.reports.put(reportOf('one', 3));
      expect(await (await open()).reports.all()).toEqual([reportOf('one', 3), reportOf('two', 2)]);
    });

    it('are limited in number', async () => {
      for (let shell = 0; shell < 203; shell++) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await storage.reports.put(reportOf(`shell-${shell}`, shell));
      }
      const all = await storage.reports.all();
      expect([all.length, all[0]?.shell, all.at(-1)?.shell]).toEqual([200, 'shell-202', 'shell-3']);
    });
  });

  describe(`the errors of releases in ${name}`, () => {
    const groupOf = (remote: 'mf-cms' | 'mf-basket', message: string): ErrorGroup => ({
      key: message,
      remote,
      side: 'browser',
      source: 'window',
      phase: null,
      name: 'Error',
      message,
      frames: [],
      count: 1,
      firstAt: '2026-11-21T09:00:00.000Z',
      lastAt: '2026-11-21T09:00:00.000Z',
      versions: {},
      pageTypes: {},
    });

    it('are read by remote, and survive a restart', async () => {
      await storage.errors.change('mf-cms', () => [groupOf('mf-cms', 'one ü 🎿')]);
      await storage.errors.change('mf-basket', () => [groupOf('mf-basket', 'two')]);
      const { errors } = await open();
      expect(await errors.read(['mf-cms'])).toEqual([groupOf('mf-cms', 'one ü 🎿')]);
      expect(await errors.read(['mf-search'])).toEqual([]);
      expect(await errors.read([])).toEqual([]);
      expect(await errors.read('all')).toHaveLength(2);
    });

    it('are not lost by changes at the same time', async () => {
      const messages = Array.from({ length: 12 }, (_, index) => `error ${index}`);
      await Promise.all(
        messages.map((message) =>
          storage.errors.change('mf-cms', (groups) => [...groups, groupOf('mf-cms', message)]),
        ),
      );
      const found = await storage.errors.read('all');
      expect(found.map(({ message }) => message).toSorted()).toEqual(messages.toSorted());
    });
  });
}
