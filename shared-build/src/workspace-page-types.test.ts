import { join } from 'node:path';
import { frameMismatch, frameSlots, pageTypeMismatch, type FrameSlotName } from 'shared-contracts/releases';
import { specifiedPageTypes } from 'shared-contracts/routes/specified-page-types';
import { readFederations } from './workspace-federations.ts';

/** Tests the page types and frame fragments of all remotes of this checkout against the specification. */
const root = join(import.meta.dirname, '../..');

describe('page types of the remotes', () => {
  it('have the entry and the layout type of the specification', async () => {
    const rows = (await readFederations(root))
      .flatMap(({ pageTypes = {} }) => Object.entries(pageTypes))
      .filter(([type]) => Object.hasOwn(specifiedPageTypes, type));
    expect(rows.length).toBeGreaterThan(12);
    for (const [type, { entry, tracking }] of rows) {
      expect([type, entry, tracking]).toEqual([type, ...(specifiedPageTypes[type] ?? [])]);
    }
  });

  it('give an example, by which releases are probed, if they are public, not in the specification and need no data', async () => {
    const needData = new Set(['checkout', 'ended-sale']);
    const rows = (await readFederations(root))
      .flatMap(({ pageTypes = {} }) => Object.entries(pageTypes))
      .filter(([type, { entry }]) => entry === 'public' && !Object.hasOwn(specifiedPageTypes, type));
    const withoutExample = rows.filter(([, { example }]) => example === undefined).map(([type]) => type);
    expect(new Set(withoutExample)).toEqual(needData);
  });

  it('are rendered by one remote each, with a page that it exposes', async () => {
    const configs = await readFederations(root);
    const types = configs.flatMap(({ pageTypes = {} }) => Object.keys(pageTypes));
    expect(types.toSorted()).toEqual([...new Set(types)].toSorted());
    for (const { name, exposes, pageTypes } of configs)
      expect(pageTypeMismatch(name, exposes, pageTypes)).toBeUndefined();
  });
});

describe('frame fragments of the remotes', () => {
  it('are exposed, and fill every slot with one place exactly once', async () => {
    const configs = await readFederations(root);
    for (const { exposes, frame } of configs) expect(frameMismatch(exposes, frame)).toBeUndefined();
    const single = (slot: string) => frameSlots[slot as FrameSlotName] === 'one';
    const filled = configs.flatMap(({ frame = {} }) => Object.values(frame).map(({ slot }) => slot));
    expect(filled.filter(single).toSorted()).toEqual(Object.keys(frameSlots).filter(single).toSorted());
  });
});
