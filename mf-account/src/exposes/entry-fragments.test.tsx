import { screen, waitFor } from '@testing-library/react';
import { accountSignedIn } from 'shared-contracts/events/account';
import { fragments } from 'shared-contracts/exposes';
import { propsExamples } from 'shared-contracts/exposes/examples';
import { memberSession, renderInShop } from 'shared-runtime/testing';
import { DeferredRegistrationForm } from '../features/registration/deferred-registration-form.ts';
import { DeferredSignInForm } from '../features/sign-in/deferred-sign-in-form.ts';
import { handlers } from '../testing/handlers.ts';
import { messages } from '../testing/messages.ts';
import { fragment as registration } from './registration-fragment.tsx';
import { fragment as signIn } from './sign-in-fragment.tsx';

beforeAll(() => Promise.all([DeferredSignInForm.load(), DeferredRegistrationForm.load()]));

const back = '/checkout/?step=account';
const options = { messages, handlers, path: '/elsewhere' };
const cases = [
  ['account/sign-in', signIn],
  ['account/registration', registration],
] as const;

describe.each(cases)('the fragment %s', (name, { Component }) => {
  it('accepts the examples of the contract', () => {
    for (const props of propsExamples[name]) expect(fragments[name].props.parse(props)).toEqual(props);
  });

  it('returns to the page that embeds it, also without JavaScript', () => {
    const { container } = renderInShop(<Component back={back} />, options);
    const form = container.querySelector('form') ?? undefined;
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ back, referer: back });
  });

  it('shows nothing to a member', () => {
    const { container } = renderInShop(<Component back={back} />, { messages, session: memberSession });
    expect(container).toBeEmptyDOMElement();
  });
});

it('the fragment account/sign-in signs in and loads its page again', async () => {
  const { user, shop, location } = renderInShop(<signIn.Component back={back} />, options);
  const signedIn = shop.record(accountSignedIn);
  await user.type(screen.getByLabelText('Email address'), 'anna@example.com');
  await user.type(screen.getByLabelText('Password'), 'Gletscher1{Enter}');
  await waitFor(() => expect(location()).toBe(back));
  expect(signedIn).toHaveLength(1);
});

it('the fragment account/registration joins and loads its page again', async () => {
  const { user, shop, location } = renderInShop(<registration.Component back={back} />, options);
  const signedIn = shop.record(accountSignedIn);
  await user.type(screen.getByLabelText('First name'), 'Kim');
  await user.type(screen.getByLabelText('Last name'), 'Lund');
  await user.type(screen.getByLabelText('Email address'), 'kim@example.com');
  await user.type(screen.getByLabelText('Password'), 'Gletscher1{Enter}');
  await waitFor(() => expect(location()).toBe(back));
  expect(signedIn.map(({ isNew }) => isNew)).toEqual([true]);
});
