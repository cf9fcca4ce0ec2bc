import { createStubShop } from '../../stub/stub-host.ts';

const hasWindow = typeof window !== 'undefined';

/** Renders something else on the server than in the browser. */
const DependsOnSide = () => <p>{hasWindow ? 'browser' : 'server'}</p>;

export const views = {
  dependsOnSide: { createShop: () => createStubShop(), render: () => <DependsOnSide /> },
};
