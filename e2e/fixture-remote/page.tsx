import { useSuspenseQuery } from '@tanstack/react-query';
import type { PageModule } from 'shared-runtime';
import { dataQuery, load } from './data.ts';
import { remote, version } from './active-fault.ts';
import { messages } from './messages.ts';
import { renderFault } from './render-fault.ts';
import './fixture.css';

function FixturePage() {
  const { data } = useSuspenseQuery(dataQuery);
  renderFault();
  return (
    <h1 className="fixture" data-release={`${remote}@${version}`}>
      {data}
    </h1>
  );
}

export const page: PageModule = { Component: FixturePage, load, messages };
