import { screen, waitFor, within } from '@testing-library/react';
import { renderInShop } from 'shared-runtime/testing';
import type { Failure } from './failure/index.ts';
import en from './messages/en_GB.json' with { type: 'json' };
import { GroupForm, type GroupValues } from './testing/group-form.tsx';

const messages = { ...en, 'city.required': 'Enter the city.', 'city.max': 'This name is too long.' };
const city = () => screen.getByLabelText('City');

function setUp(failure: Failure | null = null) {
  const sent: GroupValues[] = [];
  const send = async (values: GroupValues) => void sent.push(values);
  return { sent, ...renderInShop(<GroupForm send={send} failure={failure} />, { messages }) };
}

describe('Form with a group of fields', () => {
  it('sends them nested, and posts them under names with brackets', async () => {
    const { user, sent, container } = setUp();
    await user.type(city(), 'Wien');
    expect(screen.getByText('Delivery to Wien')).toBeVisible();
    await user.click(screen.getByLabelText('Default'));
    const form = container.querySelector('form') ?? undefined;
    expect(Object.fromEntries(new FormData(form))).toEqual({
      back: '/',
      'address[city]': 'Wien',
      'address[isDefault]': 'on',
    });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual([{ address: { city: 'Wien', isDefault: true } }]));
  });

  it('validates them on blur, clears the error on change and lists it after a submit', async () => {
    const { user } = setUp();
    await user.type(city(), 'Bad Gastein');
    await user.tab();
    expect(await screen.findByText('This name is too long.')).toBeVisible();
    await user.clear(city());
    expect(city()).not.toHaveAttribute('aria-invalid');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const summary = await screen.findByRole('alert');
    await user.click(within(summary).getByRole('link', { name: 'Enter the city.' }));
    expect(city()).toHaveFocus();
  });

  it('shows the errors of a post without JavaScript at its fields', () => {
    const fields = { 'address.city': 'required' };
    setUp({ code: 'invalid_request', retryAfterSeconds: null, fields });
    expect(city()).toHaveAccessibleDescription('Enter the city.');
  });

  it('shows a value that the code sets, without the error of the previous one', async () => {
    const { user, sent } = setUp();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(city()).toHaveAccessibleDescription('Enter the city.'));
    await user.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(city()).toHaveValue('Leeds');
    expect(city()).not.toHaveAttribute('aria-invalid');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual([{ address: { city: 'Leeds', isDefault: false } }]));
  });
});
