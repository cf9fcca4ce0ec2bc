import { hydrateView, serveViews, type ServedView } from 'shared-runtime/testing';
import { views } from '../testing/hydrated-views.tsx';

let served: Record<keyof typeof views, ServedView>;
beforeAll(async () => {
  served = await serveViews(new URL('../testing/hydrated-views.tsx', import.meta.url));
});

async function expectNoMismatch(name: keyof typeof views) {
  const { container, mismatches, unmount } = await hydrateView(views[name], served[name]);
  expect(mismatches).toEqual([]);
  return { container, unmount };
}

it.each([
  ['banner', 'Accept all'],
  ['preferencesPage', 'Cookie preferences'],
  ['video', 'Accept functional and continue'],
] as const)("%s hydrates the server's HTML without a mismatch", async (name, text) => {
  expect(served[name].html).toContain(text);
  const { container, unmount } = await expectNoMismatch(name);
  expect(container).toHaveTextContent(text);
  await unmount();
});

it('the frame of a video stays the same through hydration', async () => {
  const { container, unmount } = await expectNoMismatch('acceptedVideo');
  expect(container.querySelectorAll('iframe')).toHaveLength(1);
  await unmount();
});

it('the frame of a service is added after hydration', async () => {
  expect(served.acceptedService.html).not.toContain('<iframe');
  const { container, unmount } = await expectNoMismatch('acceptedService');
  expect(container.querySelector('iframe')).toHaveAttribute('src', '/services/reviews');
  await unmount();
});

it('the preferences page has advertising off for a browser that rejects it, after hydration', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const { container, unmount } = await expectNoMismatch('preferencesPage');
  expect(container.querySelector('[name="accepted_advertising"]')).toBeDisabled();
  await unmount();
  delete (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
});
