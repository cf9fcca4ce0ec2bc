import { screen } from '@testing-library/react';
import { answer, renderInShop } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { DeliveryPromise } from './delivery-promise.tsx';

const handlers = [answer('config', () => ({ returnValidityDays: 14 }))];

describe('DeliveryPromise', () => {
  it("shows the API's text about arrival and cost", async () => {
    const message = 'Free delivery, with you Tue 24 – Wed 25 Nov';
    renderInShop(<DeliveryPromise message={message} />, { messages, handlers });
    expect(await screen.findByText(/within 14 days/)).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('shows no arrival without a text', async () => {
    renderInShop(<DeliveryPromise message={undefined} />, { messages, handlers });
    await screen.findByText(/within 14 days/);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});
