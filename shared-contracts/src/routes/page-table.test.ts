import { pageTypes } from '../api/shop.ts';
import { pages } from '../exposes/index.ts';
import { layoutTypes } from './layout-types.ts';
import { pageTable, pageTableRow } from './page-table.ts';

describe('pageTable', () => {
  it('has a row for every page type but not-found, each with an existing page or none yet', () => {
    const types = pageTypes.filter((type) => type !== 'not-found');
    expect(Object.keys(pageTable).sort()).toEqual([...types].sort());
    const rendered = new Set<string | null>([...Object.keys(pages), null]);
    expect(Object.values(pageTable).filter(({ page }) => !rendered.has(page))).toEqual([]);
  });

  it('allows members only in the account, and guests only on sign-in and registration', () => {
    for (const type of ['account', 'account-edit', 'address-list', 'order-view', 'referral'] as const) {
      expect(pageTable[type]?.entry).toBe('members');
    }
    expect([pageTable.login?.entry, pageTable.register?.entry]).toEqual(['guests', 'guests']);
  });

  it('allows mailed links on three pages only', () => {
    const mailed = Object.entries(pageTable).filter(([, { entry }]) => entry === 'mailed');
    expect(mailed.map(([type]) => type).sort()).toEqual([
      'newsletter-manage',
      'notifications-preferences',
      'unsubscribe',
    ]);
  });

  it('pageTableRow returns undefined for properties of Object.prototype', () => {
    const rows = ['constructor', '__proto__', 'toString', 'not-found', null].map(pageTableRow);
    expect(rows).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(pageTableRow('home')).toBe(pageTable.home);
  });

  it('tracks every layout type on a page', () => {
    const tracked = new Set(Object.values(pageTable).map(({ tracking }) => tracking));
    expect([...tracked].toSorted()).toEqual([...layoutTypes].toSorted());
  });
});
