import { join } from 'node:path';
import { frameMismatch, frameSlots, pageTypeMismatch, type FrameSlotName } from 'shared-contracts/releases';
import { layoutTypes, type LayoutType, type PageEntry } from 'shared-contracts/routes';
import type { FederationConfig } from './federation.ts';
import { workspaceRemotes } from './workspace-remotes.ts';

/** Tests the page types and frame fragments of all remotes of this checkout against the specification. */
const root = join(import.meta.dirname, '../..');

/** Who may enter and the layout type of every page type of the specification, §2.1 and §2.2. */
const specified: Readonly<Record<string, readonly [PageEntry, LayoutType]>> = {
  home: ['public', 'Home'],
  category: ['public', 'Category'],
  brand: ['public', 'Brand'],
  'brands-index': ['public', 'brands index'],
  product: ['public', 'Product'],
  basket: ['public', 'Basket'],
  search: ['public', 'Search'],
  login: ['guests', 'Login'],
  register: ['guests', 'Login'],
  account: ['members', 'Account'],
  'account-edit': ['members', 'Account'],
  'brands-interest': ['members', 'Account'],
  personalisation: ['members', 'Account'],
  'notifications-preferences': ['mailed', 'Account'],
  'billing-agreements': ['members', 'Account'],
  'address-list': ['members', 'Account'],
  'address-new': ['members', 'Account'],
  'address-edit': ['members', 'Account'],
  'order-history': ['members', 'Account'],
  'order-view': ['members', 'Account'],
  returns: ['members', 'Account'],
  'historical-orders': ['members', 'Account'],
  'historical-order-view': ['members', 'Account'],
  'newsletter-manage': ['mailed', 'Account'],
  referral: ['members', 'Account'],
  'order-success': ['public', 'Success'],
  'forgot-password': ['guests', 'Login'],
  'reset-password': ['public', 'Login'],
  'confirm-account': ['public', 'Login'],
  // It lands in the layout of a listing.
  join: ['public', 'Category'],
  unsubscribe: ['mailed', 'unsubscribe'],
  contact: ['public', 'Contact'],
  'size-guide': ['public', 'Info'],
  cms: ['public', 'Info'],
  'cms-preview': ['public', 'Info'],
};

async function readConfigs(): Promise<FederationConfig[]> {
  const files = workspaceRemotes(root).map((name) => join(root, name, 'federation.config.ts'));
  const modules = await Promise.all(
    files.map((file) => import(file) as Promise<{ default: FederationConfig }>),
  );
  return modules.map((module) => module.default);
}

describe('page types of the remotes', () => {
  it('have the entry and the layout type of the specification', async () => {
    const rows = (await readConfigs()).flatMap(({ pageTypes = {} }) => Object.entries(pageTypes));
    expect(rows.length).toBeGreaterThan(12);
    for (const [type, { entry, tracking }] of rows) {
      expect([type, entry, tracking]).toEqual([type, ...(specified[type] ?? [])]);
    }
  });

  it('are rendered by one remote each, with a page that it exposes', async () => {
    const configs = await readConfigs();
    const types = configs.flatMap(({ pageTypes = {} }) => Object.keys(pageTypes));
    expect(types.toSorted()).toEqual([...new Set(types)].toSorted());
    for (const { name, exposes, pageTypes } of configs)
      expect(pageTypeMismatch(name, exposes, pageTypes)).toBeUndefined();
  });

  it('track every layout type of the specification on a page, once all pages exist', () => {
    const tracked = Object.values(specified).map(([, layout]) => layout);
    expect(new Set(tracked)).toEqual(new Set(layoutTypes));
  });
});

describe('frame fragments of the remotes', () => {
  it('are exposed, and fill every slot with one place exactly once', async () => {
    const configs = await readConfigs();
    for (const { exposes, frame } of configs) expect(frameMismatch(exposes, frame)).toBeUndefined();
    const single = (slot: string) => frameSlots[slot as FrameSlotName] === 'one';
    const filled = configs.flatMap(({ frame = {} }) => Object.values(frame).map(({ slot }) => slot));
    expect(filled.filter(single).toSorted()).toEqual(Object.keys(frameSlots).filter(single).toSorted());
  });
});
