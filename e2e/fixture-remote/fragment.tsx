import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { basketChanged } from 'shared-contracts/events/basket';
import { searchActivityChanged } from 'shared-contracts/events/search';
import { useBus, type FragmentModule } from 'shared-runtime';
import { dataQuery, load } from './data.ts';
import { isFault, remote, version } from './active-fault.ts';
import { messages } from './messages.ts';
import { renderFault } from './render-fault.ts';
import './fixture.css';

function FixtureFragment() {
  const { data } = useSuspenseQuery(dataQuery);
  useInvalidEvents();
  renderFault();
  return (
    <p className="fixture" data-release={`${remote}@${version}`}>
      {data}
    </p>
  );
}

function useInvalidEvents(): void {
  const bus = useBus();
  useEffect(() => {
    if (!isFault('bad-event')) return;
    // An invalid payload of a declared event, an event that mf-search does not declare, and, as releases without
    // definitions do it, an event by type that never existed.
    bus.publish(searchActivityChanged, { isActive: 'yes' } as never);
    bus.publish(basketChanged, { version: 1, basketCount: 99, total: null });
    bus.publish('search:exploded' as never, {} as never);
  }, [bus]);
}

export const fragment: FragmentModule = { Component: FixtureFragment, load, messages };
