import type { PageModule } from 'shared-runtime';
import { messages } from '../messages.ts';
import { neverOnTheServer } from './never-on-the-server.ts';

export const page: PageModule = {
  Component: ({ params }) => <h1>Results for {params.search['s']}</h1>,
  load: (context, params) => (params.search['s'] === 'slow' ? neverOnTheServer(context) : Promise.resolve()),
  messages,
};
