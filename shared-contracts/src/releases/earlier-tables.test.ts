import { exposeOf, pages } from '../exposes/index.ts';
import { unknownToEarlierShells, withEarlierTables } from './earlier-tables.ts';
import { frameSlots } from './frame.ts';
import { isRemoteName } from './remote-names.ts';

const contracts = { shellApi: 1, emits: {}, consumes: {}, props: {} };

describe('withEarlierTables', () => {
  it('adds what the shell knew of a release without tables', () => {
    const { pageTypes = {}, frame = {} } = withEarlierTables('mf-search', contracts);
    expect(pageTypes).toEqual({ search: { page: 'search/results', entry: 'public', tracking: 'Search' } });
    expect(frame).toEqual({ './fragments/box': { slot: 'header-search', hydrate: 'interaction' } });
  });

  it('leaves the tables of a release as they are, also empty ones', () => {
    const own = { ...contracts, pageTypes: {}, frame: {} };
    expect(withEarlierTables('mf-search', own)).toEqual(own);
  });

  it.each(['mf-gifts', 'mf-constructor'])('adds nothing to %s, which had no tables', (name) => {
    expect(isRemoteName(name) && withEarlierTables(name, contracts)).toBe(contracts);
  });

  it('adds pages that still exist, and covers every slot that had a fragment', () => {
    const names = [
      ...new Set(pages.flatMap((page) => exposeOf('page', page)?.remote ?? [])),
      'mf-consent' as const,
    ];
    const tables = names.map((name) => withEarlierTables(name, contracts));
    const rendered = tables.flatMap(({ pageTypes = {} }) => Object.values(pageTypes).map(({ page }) => page));
    const filled = tables.flatMap(({ frame = {} }) => Object.values(frame).map(({ slot }) => slot));
    expect(rendered).toContain('account/login');
    expect(pages).toEqual(expect.arrayContaining(rendered));
    expect([...filled, 'header-actions'].toSorted()).toEqual(Object.keys(frameSlots).toSorted());
  });
});

describe('unknownToEarlierShells', () => {
  it('returns page types and fragments that a release did not have', () => {
    const { pageTypes = {}, frame = {} } = withEarlierTables('mf-basket', contracts);
    expect(unknownToEarlierShells('mf-basket', { pageTypes, frame })).toEqual([]);
    expect(unknownToEarlierShells('mf-gifts', { pageTypes, frame })).toEqual([
      'the page type basket',
      './fragments/mini-basket in the frame',
    ]);
  });
});
