import { screen, waitFor, within } from '@testing-library/react';
import { ApiError, type ApiFailure } from 'shared-runtime';
import { renderInShop } from 'shared-runtime/testing';
import { DeliveryForm, messages, type Delivery, type Send } from './testing/delivery-form.tsx';

const email = () => screen.getByLabelText('E-mail');
const button = () => screen.getByRole('button', { name: 'Send' });

function rejection(change: Partial<ApiFailure>): ApiError {
  return new ApiError({
    code: 'internal',
    message: '',
    status: 500,
    isRetryable: false,
    requestId: null,
    retryAfterSeconds: null,
    body: null,
    ...change,
  });
}

function setUp(send: Send = () => Promise.resolve()) {
  const shown = renderInShop(<DeliveryForm send={send} />, { messages });
  async function submit(): Promise<void> {
    await shown.user.type(email(), 'anna@example.com');
    await shown.user.type(screen.getByLabelText('City'), 'Wien{Enter}');
  }
  return { ...shown, submit };
}

describe('Form', () => {
  it('sends the values of all kinds of fields', async () => {
    const sent: Delivery[] = [];
    const { user, submit } = setUp((values) => Promise.resolve(sent.push(values)));
    await user.selectOptions(screen.getByLabelText('Country'), 'AT');
    expect(screen.getByText('Delivery to AT')).toBeVisible();
    await user.click(screen.getByLabelText('Gift'));
    await user.type(screen.getByLabelText('Password'), 'Gletscher1');
    await submit();
    await waitFor(() =>
      expect(sent).toEqual([
        { email: 'anna@example.com', city: 'Wien', country: 'AT', password: 'Gletscher1', gift: true },
      ]),
    );
  });

  it('validates a field on blur and clears its error on change', async () => {
    const { user } = setUp();
    await user.type(email(), 'anna');
    expect(email()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(await screen.findByText('Enter an e-mail address with an @.')).toBeVisible();
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    await user.type(email(), '@');
    expect(screen.queryByText('Enter an e-mail address with an @.')).not.toBeInTheDocument();
  });

  it('defers validation until a pointer press ends', async () => {
    const { user } = setUp();
    await user.type(email(), 'anna');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('checkbox') });
    expect(email()).not.toHaveFocus();
    expect(email()).not.toHaveAttribute('aria-invalid');
    await user.pointer('[/MouseLeft]');
    await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
  });

  it('focuses a summary with links to the invalid fields on every failed submit', async () => {
    const sent: Delivery[] = [];
    const { user } = setUp((values) => Promise.resolve(sent.push(values)));
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please correct 2 entries:Enter your e-mail address.Please check this entry.',
    );
    await user.click(screen.getByRole('link', { name: 'Enter your e-mail address.' }));
    expect(email()).toHaveFocus();
    await user.keyboard('x');
    expect(screen.queryByRole('link', { name: 'Enter your e-mail address.' })).not.toBeInTheDocument();
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it("shows the API's errors at the fields that the form has", async () => {
    const body = {
      code: 'invalid_request',
      message: '',
      requestId: 'r',
      fields: { email: 'email', store_id: 'unknown' },
    } as const;
    const { submit } = setUp(() => Promise.reject(rejection({ code: 'invalid_request', body })));
    await submit();
    expect(await screen.findByText('Please correct one entry:')).toBeVisible();
    expect(email()).toHaveAttribute('aria-invalid', 'true');
    expect(email()).toHaveAccessibleDescription('Enter an e-mail address with an @.');
  });

  it('shows a failure of fields at these alone, not in an alert besides', async () => {
    const body = {
      code: 'invalid_request',
      message: 'No',
      requestId: 'r',
      fields: { email: 'email' },
    } as const;
    const { submit } = setUp(() => Promise.reject(rejection({ code: 'invalid_request', body })));
    await submit();
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please correct one entry:/);
  });

  it('shows the errors of a post without JavaScript until the field changes or is submitted, without the focus', async () => {
    const fields = { email: 'email', city: 'required' };
    const failure = { code: 'invalid_request', retryAfterSeconds: null, fields } as const;
    const { user } = renderInShop(<DeliveryForm send={() => Promise.resolve()} failure={failure} />, {
      messages,
    });
    expect(screen.getByText('Please correct 2 entries:')).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Enter an e-mail address with an @.');
    await user.type(email(), 'a');
    expect(screen.getByText('Please correct one entry:')).toBeVisible();
    expect(email()).not.toHaveAttribute('aria-invalid');
    await user.type(email(), 'nna@example.com');
    await user.type(screen.getByLabelText('City'), 'Wien{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('shows the failure of a request until the next request', async () => {
    const failures = [rejection({ code: 'network', status: 0 })];
    const { user, submit } = setUp(async () => {
      const failure = failures.pop();
      if (failure) throw failure;
    });
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/can’t reach the shop/);
    await user.click(button());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('shows how long a lock lasts if the API client knows', async () => {
    const { submit } = setUp(() =>
      Promise.reject(rejection({ code: 'too_many_attempts', status: 429, retryAfterSeconds: 840 })),
    );
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in 14 minutes.');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows the API’s message in the language of the store, and its own text otherwise', async () => {
    const body = { code: 'internal', message: 'We are counting the skis.', requestId: 'r' } as const;
    const locales = ['fr_FR', undefined, 'en_GB'];
    const { submit, user } = setUp(() => {
      const locale = locales.shift();
      return Promise.reject(rejection({ body: locale === undefined ? body : { ...body, locale } }));
    });
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/went wrong on our side/);
    await user.click(button());
    await waitFor(() => expect(locales).toHaveLength(1));
    expect(await screen.findByRole('alert')).toHaveTextContent(/went wrong on our side/);
    await user.click(button());
    expect(await screen.findByText('We are counting the skis.')).toBeVisible();
  });

  it('counts down to the end of a lock, silently, then announces the end and sends again', async () => {
    let calls = 0;
    const { submit, user } = setUp(() => {
      calls += 1;
      return Promise.reject(rejection({ code: 'too_many_attempts', status: 429, retryAfterSeconds: 2 }));
    });
    await submit();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(/Please try again in 0:0[12]\./)).toHaveAttribute('aria-hidden', 'true');
    expect(within(alert).getByRole('timer')).toHaveTextContent('Please try again in 1 minute.');
    await user.click(button());
    expect(calls).toBe(1);
    expect(await within(alert).findByText('You can try again now.', {}, { timeout: 4_000 })).toBeVisible();
    expect(button()).not.toHaveAttribute('aria-disabled');
    await user.click(button());
    await waitFor(() => expect(calls).toBe(2));
  });

  it("shows the remote's own message and next step for its code", async () => {
    const { submit } = setUp(() => Promise.reject(rejection({ code: 'out_of_stock' })));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Sold out.');
    expect(screen.getByRole('link', { name: 'Basket' })).toBeVisible();
  });

  it('sends one request at a time, however the form is submitted', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    let calls = 0;
    const { submit, user, container } = setUp(() => {
      calls += 1;
      return promise;
    });
    await submit();
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
    await user.click(button());
    container.querySelector('form')?.requestSubmit();
    reject(rejection({}));
    await screen.findByRole('alert');
    expect(calls).toBe(1);
    expect(button()).not.toHaveAttribute('aria-busy');
  });
});

it('FormPasswordField shows and hides the password', async () => {
  const { user } = setUp();
  const password = screen.getByLabelText('Password');
  expect(password).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
});
