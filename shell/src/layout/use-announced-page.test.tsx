import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { createMemoryRouter, redirect } from 'react-router';
import { shellRouteChanged } from 'shared-contracts/events/shell';
import { ShopHostContext, ShopRouterProvider } from 'shared-runtime/host';
import { Link, useLocation } from 'shared-runtime/router';
import { createStubShop } from 'shared-runtime/testing';
import { useAnnouncedPage } from './use-announced-page.ts';

const pages: Record<string, ReactNode> = { '/skis': <h1>Skis</h1>, '/plain': <p>Plain</p> };

function Frame() {
  const main = useRef<HTMLElement>(null);
  useAnnouncedPage(main, undefined);
  return (
    <>
      <Link to="/skis?p=2">Next page</Link>
      <form aria-label="Search form" onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Search" />
        <input aria-label="Email" />
      </form>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the dialogs of the shell */}
      <div role="dialog" aria-label="Filters">
        <input aria-label="Brand" />
      </div>
      <input type="checkbox" aria-label="In stock" />
      <main ref={main} tabIndex={-1}>
        {pages[useLocation().pathname] ?? <h1>Home</h1>}
      </main>
    </>
  );
}

function open(start = '/', load: () => Promise<null> = async () => null) {
  const shop = createStubShop();
  const router = createMemoryRouter(
    [
      { path: '/old', loader: () => redirect('/skis') },
      { path: '*', loader: load },
    ],
    {
      initialEntries: [start],
      // The first page has its data: otherwise the router would run its loader first.
      hydrationData: { loaderData: { '1': null } },
    },
  );
  const changes = shop.record(shellRouteChanged);
  render(
    <ShopHostContext value={shop.host}>
      <ShopRouterProvider router={router}>
        <Frame />
      </ShopRouterProvider>
    </ShopHostContext>,
  );
  const go = (to: string, options?: { preventScrollReset: boolean }) =>
    act(async () => {
      await router.navigate(to, options);
    });
  return { go, changes };
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

describe('useAnnouncedPage, on a navigation', () => {
  it('moves the focus to the heading of the page', async () => {
    const { go, changes } = open();
    expect(document.body).toHaveFocus();
    await go('/skis');
    expect(heading('Skis')).toHaveFocus();
    expect(changes).toEqual([{ from: '/', to: '/skis' }]);
  });

  it('moves the focus to the page if it has no heading', async () => {
    const { go } = open();
    await go('/plain');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('to another page of the same list moves the focus to its heading, and publishes no route change', async () => {
    const { go, changes } = open('/skis');
    screen.getByRole('link').focus();
    await go('/skis?p=2');
    expect(heading('Skis')).toHaveFocus();
    expect(changes).toEqual([]);
  });

  it.each([
    ['keeps the page of the list', '/skis?p=2&order=price', undefined],
    ['is meant to leave the shopper where they are', '/skis?order=price', { preventScrollReset: true }],
  ])('that %s keeps the focus', async (_what, to, options) => {
    const { go } = open('/skis?p=2');
    screen.getByRole('link').focus();
    await go(to, options);
    expect(screen.getByRole('link')).toHaveFocus();
  });
});

/** Begins a navigation to the page of skis, which arrives when a test says so. */
function beginNavigation(to = '/skis') {
  const page = Promise.withResolvers<null>();
  const { go } = open('/', () => page.promise);
  const navigation = go(to);
  async function arrive(): Promise<void> {
    page.resolve(null);
    await navigation;
    expect(heading('Skis')).toBeVisible();
  }
  return { arrive, field: screen.getByRole('textbox', { name: 'Search' }) };
}

function type(field: HTMLElement): void {
  field.focus();
  fireEvent.input(field, { target: { value: 'boots' } });
}

describe('useAnnouncedPage leaves the focus in a text field', () => {
  it('in which the shopper types while the page loads', async () => {
    const { arrive, field } = beginNavigation();
    type(field);
    await arrive();
    expect(field).toHaveFocus();
  });

  it('that the shopper presses while the page loads', async () => {
    const { arrive, field } = beginNavigation();
    fireEvent.pointerDown(field);
    field.focus();
    await arrive();
    expect(field).toHaveFocus();
  });

  it('if the navigation is redirected', async () => {
    const { arrive, field } = beginNavigation('/old');
    type(field);
    await arrive();
    expect(field).toHaveFocus();
  });

  it('while the browser fills in another one', async () => {
    const { arrive, field } = beginNavigation();
    type(field);
    fireEvent.input(screen.getByRole('textbox', { name: 'Email' }), {
      target: { value: 'anna@example.com' },
    });
    await arrive();
    expect(field).toHaveFocus();
  });
});

describe('useAnnouncedPage moves the focus to the heading', () => {
  it('if the shopper typed before the navigation only', async () => {
    const { go } = open();
    type(screen.getByRole('textbox', { name: 'Search' }));
    await go('/skis');
    expect(heading('Skis')).toHaveFocus();
  });

  it('if the shopper has sent the form meanwhile', async () => {
    const { arrive, field } = beginNavigation();
    type(field);
    fireEvent.submit(screen.getByRole('form'));
    await arrive();
    expect(heading('Skis')).toHaveFocus();
  });

  it('if the shopper has left the field meanwhile', async () => {
    const { arrive, field } = beginNavigation();
    type(field);
    screen.getByRole('link').focus();
    await arrive();
    expect(heading('Skis')).toHaveFocus();
  });

  it.each([
    ['a field of a dialog', () => screen.getByRole('textbox', { name: 'Brand' })],
    ['a checkbox', () => screen.getByRole('checkbox')],
  ])('if the shopper has used %s meanwhile', async (_what, find) => {
    const { arrive } = beginNavigation();
    const used = find();
    fireEvent.pointerDown(used);
    type(used);
    await arrive();
    expect(heading('Skis')).toHaveFocus();
  });
});
