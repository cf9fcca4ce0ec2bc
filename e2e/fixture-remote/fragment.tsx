import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
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
    // Possible in plain JavaScript: a count that is no number, and an unknown event.
    bus.publish('basket:changed', { version: 1, basketCount: 'ninety-nine', total: null } as never);
    bus.publish('search:exploded' as never, {} as never);
  }, [bus]);
}

export const fragment: FragmentModule = { Component: FixtureFragment, load, messages };
