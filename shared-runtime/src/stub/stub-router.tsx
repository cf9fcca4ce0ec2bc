import { useState, type ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { ShopRouterProvider } from '../router/router-provider.tsx';

/** Provides a router that keeps its history in memory. `path`: with the query; @default '/' */
export function StubRouter({ path = '/', children }: { path?: string; children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*' }], { initialEntries: [path] }));
  return <ShopRouterProvider router={router}>{children}</ShopRouterProvider>;
}
