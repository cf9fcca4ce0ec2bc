import { waitFor } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { releasesWith } from '../testing/overlay-fixture.ts';
import { closeOnBack } from './close-on-back.ts';
import { createOverlayFinder } from './overlay-places.ts';
import { createOverlayService } from './overlay-service.ts';

const find = createOverlayFinder(
  releasesWith(
    { 'mf-catalogue': ['form'], 'mf-account': ['register'] },
    {
      'mf-catalogue': {
        './overlays/form': { kind: 'aside', width: 770, closesOnBack: true, aside: { width: 562 } },
      },
    },
  ),
);

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A shop that has been opened at `/skis` and shows a list of them. */
async function setUp() {
  history.replaceState(null, '', '/skis');
  const loaded: string[] = [];
  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        loader({ request }) {
          loaded.push(new URL(request.url).pathname + new URL(request.url).search);
          return null;
        },
      },
    ],
    { hydrationData: { loaderData: { page: null } } },
  );
  const service = createOverlayService(find, () => undefined);
  // The first listener, because the tested one may stop the event.
  let moved = Promise.withResolvers<void>();
  const handlePop = () => moved.resolve();
  addEventListener('popstate', handlePop, { capture: true });
  ends.push(() => removeEventListener('popstate', handlePop, { capture: true }));
  ends.push(closeOnBack(service, window), () => router.dispose());
  await router.navigate('/skis?colour=blue');
  loaded.splice(0);
  const names = () => service.store.getState().stack.map(({ name }) => name);
  const open = (target: string) => service.open(target, {});
  const back = () => {
    moved = Promise.withResolvers();
    history.back();
    return moved.promise;
  };
  return { service, router, loaded, names, open, back };
}

const url = () => location.pathname + location.search;

describe('closeOnBack', () => {
  it('closes the overlay on Back and leaves the page as it is', async () => {
    const { open, back, names, loaded } = await setUp();
    void open('catalogue/form');
    await back();
    expect(names()).toEqual([]);
    expect([url(), loaded]).toEqual(['/skis?colour=blue', []]);
  });

  it('leaves the next Back to the page', async () => {
    const { open, back, router, loaded } = await setUp();
    void open('catalogue/form');
    await back();
    await back();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect([url(), loaded]).toEqual(['/skis', ['/skis']]);
  });

  it('leaves no entry of an overlay that was closed in another way', async () => {
    const { service, open, back, router, loaded } = await setUp();
    void open('catalogue/form');
    service.closeAll();
    await waitFor(() => expect(history.state).not.toHaveProperty('isOverlay'));
    expect([url(), loaded]).toEqual(['/skis?colour=blue', []]);
    await back();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('closes the topmost overlay first', async () => {
    const { open, back, names } = await setUp();
    void open('catalogue/form');
    void open('account/register');
    await back();
    expect(names()).toEqual(['catalogue/form']);
    await back();
    expect([names(), url()]).toEqual([[], '/skis?colour=blue']);
  });

  it('leaves Back to the page while only other overlays are open', async () => {
    const { open, back, names, router } = await setUp();
    void open('account/register');
    expect(history.state).not.toHaveProperty('isOverlay');
    await back();
    expect(names()).toEqual(['account/register']);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('does not go back if a page was opened from the overlay', async () => {
    const { service, open, back, router } = await setUp();
    void open('catalogue/form');
    await router.navigate('/product');
    service.closeAll();
    expect(url()).toBe('/product');
    await back();
    await waitFor(() => expect(router.state.location.search).toBe('?colour=blue'));
    expect(service.store.getState().stack).toEqual([]);
  });
});
