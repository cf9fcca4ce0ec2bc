import { pageTypes } from '../api/shop.ts';
import { pages } from '../exposes/index.ts';
import { pageTable } from './page-table.ts';

describe('page table', () => {
  it('has rows for page types only, none for the unknown one, and in each a page that somebody renders', () => {
    const types = Object.keys(pageTable);
    expect(types.filter((type) => !pageTypes.some((known) => known === type))).toEqual([]);
    expect(types).not.toContain('not-found');
    for (const { page } of Object.values(pageTable)) expect(Object.keys(pages)).toContain(page);
  });

  it('lets only members into the account, and only guests to sign-in and registration', () => {
    expect(pageTable.account?.entry).toBe('members');
    expect([pageTable.login?.entry, pageTable.register?.entry]).toEqual(['guests', 'guests']);
  });
});
