import { useSuspenseQuery } from '@tanstack/react-query';
import type { PageModule } from 'shared-runtime';
import { dataQuery, load } from './data.ts';
import { remote, version } from './fault.ts';
import { messages } from './messages.ts';
import { renderFault } from './render-fault.ts';
import './stand-in.css';

function StandInPage() {
  const { data } = useSuspenseQuery(dataQuery);
  renderFault();
  return (
    <h1 className="stand-in" data-release={`${remote}@${version}`}>
      {data}
    </h1>
  );
}

export const page: PageModule = { Component: StandInPage, load, messages };
