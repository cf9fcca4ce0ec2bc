import { pageTypes } from '../api/shop.ts';
import { pages } from '../exposes/index.ts';
import { pageTable } from './page-table.ts';

describe('page table', () => {
  it('has a row for every page type but the unknown one, and each row a page that somebody renders', () => {
    expect(Object.keys(pageTable).sort()).toEqual(pageTypes.filter((type) => type !== 'not-found').sort());
    for (const { page } of Object.values(pageTable)) expect(Object.keys(pages)).toContain(page);
  });

  it('lets only members into the account, and only guests to sign-in and registration', () => {
    expect(pageTable.account?.entry).toBe('members');
    expect([pageTable.login?.entry, pageTable.register?.entry]).toEqual(['guests', 'guests']);
  });
});
