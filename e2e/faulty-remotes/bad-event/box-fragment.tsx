import { useEffect } from 'react';
import { useBus, type FragmentModule } from 'shared-runtime';
import { messages } from '../messages.ts';

function Box() {
  const bus = useBus();
  useEffect(() => {
    // What a remote in plain JavaScript could do: a count that is none, and an event that nobody knows.
    bus.publish('basket:changed', { version: 1, basketCount: 'ninety-nine', total: null } as never);
    bus.publish('search:exploded' as never, {} as never);
  }, [bus]);
  return <p>A box</p>;
}

export const fragment: FragmentModule = { Component: Box, messages };
