import type * as ReleasedEvents from 'shared-contracts/events/released';
import { shellShared } from 'shared-contracts/releases';
import { sharedScope } from './shared-scope.ts';

describe('sharedScope', () => {
  it('provides the versions that the registry checks releases against', () => {
    const provided = Object.entries(sharedScope).map(([name, { version }]) => [name, version]);
    expect(Object.fromEntries(provided)).toEqual(shellShared);
  });

  it('provides the table of events to releases that name events by type', () => {
    const { events, factLogLength } = sharedScope['shared-contracts/events'].lib() as typeof ReleasedEvents;
    expect(events['basket:changed']).toMatchObject({ major: 1, replay: 'state' });
    expect(factLogLength).toBe(20);
  });
});
