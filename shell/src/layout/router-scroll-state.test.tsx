import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useRouterScrollState, type RouterScrollState } from './router-scroll-state.ts';

function open() {
  const states: RouterScrollState[] = [];
  function Page() {
    states.push(useRouterScrollState());
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { hydrationData: {} });
  render(<RouterProvider router={router} />);
  router.enableScrollRestoration({}, () => 120);
  const navigate = (to: string, options?: { preventScrollReset: boolean }) =>
    act(() => router.navigate(to, options));
  const goBack = () => act(() => router.navigate(-1));
  return { router, states, latest: () => states.at(-1), navigate, goBack };
}

/** A canary: these values come from contexts that React Router may change in any release. */
describe('useRouterScrollState', () => {
  it('returns the router, whose location has a key', () => {
    const { router, latest } = open();
    expect(latest()?.router).toBe(router);
    expect(latest()?.router?.state.location.key).toEqual(expect.any(String));
  });

  it('returns false as the position of the first render, and null after a navigation', async () => {
    const { states, latest, navigate } = open();
    expect(states[0]?.savedPosition).toBe(false);
    await navigate('/products');
    expect(latest()?.savedPosition).toBeNull();
  });

  it('returns the former position after Back', async () => {
    const { latest, navigate, goBack } = open();
    await navigate('/products');
    await goBack();
    expect(latest()?.savedPosition).toBe(120);
  });

  it('returns whether the navigation keeps the scroll position', async () => {
    const { latest, navigate } = open();
    expect(latest()?.preventScrollReset).toBe(false);
    await navigate('/products?order=newest', { preventScrollReset: true });
    expect(latest()?.preventScrollReset).toBe(true);
  });

  it('returns undefined outside of a data router', () => {
    let state: RouterScrollState | undefined;
    function Alone() {
      state = useRouterScrollState();
      return null;
    }
    render(<Alone />);
    expect(state).toEqual({ router: undefined, savedPosition: undefined, preventScrollReset: undefined });
  });
});
