import { screen, waitFor } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { consentChanged } from 'shared-contracts/events/consent';
import type { SessionData } from 'shared-contracts/session';
import { answer, createStubShop, ErrorResponse } from 'shared-runtime/testing';
import { config, fullConfig, handlers } from '../testing/handlers.ts';
import { forgetAnswers, renderWithGate } from '../testing/render-with-gate.tsx';
import { page } from './cookie-preferences-page.tsx';

const paramsOf = (search: Record<string, string>) => ({
  path: '/cookie-preferences',
  search,
  entityId: null,
  pageType: 'cookie-preferences',
});

interface SetUp {
  session?: Partial<SessionData>;
  fakes?: RequestHandler[];
}

function setUp(search: Record<string, string> = {}, { session = {}, fakes = handlers }: SetUp = {}) {
  return renderWithGate(<page.Component params={paramsOf(search)} />, {
    session,
    handlers: fakes,
    path: `/cookie-preferences?${new URLSearchParams(search)}`,
  });
}

const formOf = (name: string) => {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name });
  if (!form) throw new Error(`${name} is in no form`);
  return { form, fields: Object.fromEntries(new FormData(form)) };
};

afterEach(forgetAnswers);

it('the page of the preferences confirms an answer, and stays', async () => {
  const { user, shop, location } = setUp({ back: '/products/skis' });
  const changed = shop.record(consentChanged);
  const path = location();
  await user.click(screen.getByRole('switch', { name: 'Functional' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('Your choice is saved.');
  expect(notice.parentElement).toHaveFocus();
  expect(location()).toBe(path);
  expect(screen.getByRole('switch', { name: 'Functional' })).toBeChecked();
  expect(changed[0]?.preferences).toMatchObject({ accepted_functional: true, accepted_advertising: false });
});

it('the page of the preferences posts without JavaScript what is on, and comes back to itself', async () => {
  setUp(
    { back: '/search?s=ski' },
    {
      session: {
        cookieConsentPreferences: {
          cookie_consent_given: true,
          accepted_functional: true,
          accepted_advertising: false,
        },
      },
    },
  );
  await screen.findAllByText(/from others/);
  const common = {
    store_id: '1',
    version: '1f0c9a3e',
    back: '/cookie-preferences?back=%2Fsearch%3Fs%3Dski&status=saved',
  };
  expect(formOf('Save').fields).toEqual({ ...common, accepted_functional: 'true' });
  expect(formOf('Reject all').fields).toEqual({
    ...common,
    accepted_functional: 'false',
    accepted_advertising: 'false',
  });
  for (const name of ['Save', 'Reject all', 'Accept all']) {
    expect(formOf(name).form).toHaveAttribute('action', '/form/cookie-preferences');
    expect(formOf(name).form).toHaveAttribute('method', 'post');
  }
});

it('the page of the preferences links to the page that the visitor came from', () => {
  setUp({ back: '/search?s=ski' });
  expect(screen.getByRole('link', { name: /^Back/ })).toHaveAttribute('href', '/search?s=ski');
});

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'the page of the preferences has no link to %s',
  (back) => {
    setUp({ back });
    expect(screen.queryByRole('link', { name: /^Back/ })).not.toBeInTheDocument();
  },
);

it('the page of the preferences shows the result of a post without JavaScript', () => {
  setUp({ status: 'saved' });
  expect(screen.getByRole('status')).toHaveTextContent('Your choice is saved.');
});

it('the page of the preferences shows that a post without JavaScript was rejected', () => {
  setUp({ status: 'saved', form_error: 'unavailable' });
  expect(screen.getByRole('alert')).toHaveTextContent('Recent changes may not have been saved.');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('the page of the preferences opens the overlay with a failure', async () => {
  const { user, shop } = setUp(
    {},
    { fakes: [config, answer('cookie-preferences', () => new ErrorResponse('internal'))] },
  );
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  await waitFor(() =>
    expect(shop.opened).toEqual([{ name: 'consent/preferences', props: { failed: true } }]),
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('the page of the preferences loads its texts and lists, and fails without its texts', async () => {
  const { context } = createStubShop({ handlers });
  await page.load?.(context, paramsOf({}));
  expect(
    context.queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  ).toEqual([fullConfig, fullConfig]);
  const failing = createStubShop({ handlers: [answer('config', () => new ErrorResponse('unavailable'))] });
  await expect(page.load?.(failing.context, paramsOf({}))).rejects.toThrow('Something went wrong');
});
