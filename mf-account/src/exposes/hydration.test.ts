import { hydrateView, serveViews, type ServedView } from 'shared-runtime/testing';
import { views } from '../testing/hydrated-views.tsx';
import { setScreenWidth } from '../testing/screen-width.ts';

type ViewName = keyof typeof views;

let served: Record<ViewName, ServedView>;
beforeAll(async () => {
  served = await serveViews(new URL('../testing/hydrated-views.tsx', import.meta.url));
});

const cases = (Object.keys(views) as ViewName[]).flatMap((name) => [
  { name, width: 375 },
  { name, width: 1280 },
]);

it.each(cases)('$name hydrates without a mismatch on a screen of $width px', async ({ name, width }) => {
  setScreenWidth(width);
  const { mismatches, unmount } = await hydrateView(views[name], served[name]);
  expect(mismatches).toEqual([]);
  await unmount();
});

it('NewAddressPage follows a country that was selected before hydration', async () => {
  const select = () => document.querySelector<HTMLSelectElement>('[name="address[country_id]"]')!;
  const { container, mismatches, unmount } = await hydrateView(
    views.NewAddressPage,
    served.NewAddressPage,
    () => void (select().value = 'IT'),
  );
  expect(mismatches).toEqual([]);
  expect(select().value).toBe('IT');
  expect(container.querySelector('[name="address[region]"]')).toBeInTheDocument();
  await unmount();
});
