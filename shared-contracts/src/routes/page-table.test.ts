import { pageTypes } from '../api/shop.ts';
import { pages } from '../exposes/index.ts';
import { pageTable } from './page-table.ts';

describe('page table', () => {
  it('has a row for every page type but the unknown one, and in each a page that somebody renders, or none yet', () => {
    const types = pageTypes.filter((type) => type !== 'not-found');
    expect(Object.keys(pageTable).sort()).toEqual([...types].sort());
    const rendered = new Set<string | null>([...Object.keys(pages), null]);
    expect(Object.values(pageTable).filter(({ page }) => !rendered.has(page))).toEqual([]);
  });

  it('lets only members into the account, and only guests to sign-in and registration', () => {
    for (const type of ['account', 'account-edit', 'address-list', 'order-view', 'referral'] as const) {
      expect(pageTable[type]?.entry).toBe('members');
    }
    expect([pageTable.login?.entry, pageTable.register?.entry]).toEqual(['guests', 'guests']);
  });
});
