import { manifestOf } from '../../server/testing/release-fixture.ts';
import { startupsOf, toBrowserSnapshot } from './snapshot.ts';

const contracts = { shellApi: 1, emits: {}, consumes: {}, props: {} };

describe('startupsOf', () => {
  it('returns the startups of the snapshot’s releases by name, with their priorities', () => {
    const snapshot = toBrowserSnapshot({
      revision: 1,
      releases: {
        'mf-gift-cards': manifestOf('mf-gift-cards', '1.0.0', {
          contracts: { ...contracts, startup: { './startups/reminder': 30, './startups/measure-use': 40 } },
        }),
        'mf-cms': manifestOf('mf-cms', '1.0.0'),
      },
    });
    expect(startupsOf(snapshot)).toEqual([
      { name: 'gift-cards/reminder', priority: 30 },
      { name: 'gift-cards/measure-use', priority: 40 },
    ]);
  });
});
