import { hydrateView, serveViews, type ServedView } from 'shared-runtime/testing';
import { views } from '../testing/hydrated-views.tsx';

let served: Record<keyof typeof views, ServedView>;
beforeAll(async () => {
  served = await serveViews(new URL('../testing/hydrated-views.tsx', import.meta.url));
});

it("ConsentBanner hydrates the server's HTML without a mismatch", async () => {
  expect(served.banner.html).toContain('Accept all');
  const { container, mismatches, unmount } = await hydrateView(views.banner, served.banner);
  expect(mismatches).toEqual([]);
  expect(container).toHaveTextContent('Accept all');
  await unmount();
});
