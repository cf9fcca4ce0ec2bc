import { waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { defaultStore } from 'shared-contracts/stores';
import { bareMeta, type PageState } from '../routing/page-state.ts';
import { createRoutes } from './routes.ts';

const error: PageState = { kind: 'error', reason: 'server', status: 503, meta: bareMeta(defaultStore) };

describe('createRoutes', () => {
  it('loads no page again whose shown result leaves the URL, but one whose query changes otherwise', async () => {
    const urls: string[] = [];
    const [page] = createRoutes(() => {
      throw new Error('not needed');
    });
    const loader = ({ request }: { request: Request }) => {
      urls.push(request.url.replace('http://localhost', ''));
      return error;
    };
    const router = createMemoryRouter([{ ...page, loader } as RouteObject], {
      initialEntries: ['/book?p=2&status=added'],
    });
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    await router.navigate('/book?p=2', { replace: true });
    expect(router.state.location.search).toBe('?p=2');
    expect(urls).toEqual(['/book?p=2&status=added']);
    await router.navigate('/book?p=2&status=deleted');
    await router.navigate('/book?p=3');
    await router.navigate('/book?p=3');
    expect(urls.slice(1)).toEqual(['/book?p=2&status=deleted', '/book?p=3', '/book?p=3']);
    router.dispose();
  });
});
