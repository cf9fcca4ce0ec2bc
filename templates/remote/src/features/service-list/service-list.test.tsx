import { screen } from '@testing-library/react';
import { answer, renderInShop } from 'shared-runtime/testing';
import { serviceChosen } from '../../events/service-chosen.ts';
import en from '../../messages/en_GB.json' with { type: 'json' };
import { twoBrands } from '../../testing/brands.ts';
import { ServiceList } from './service-list.tsx';

function renderServices() {
  return renderInShop(<ServiceList />, { messages: en, handlers: [answer('brands', () => twoBrands)] });
}

describe('ServiceList', () => {
  it('lists the services and the brands of the store', async () => {
    renderServices();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ski service');
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Skis of 2 brands');
    expect(screen.getByRole('link', { name: 'Nordvind' })).toHaveAttribute('href', '/brand/nordvind');
  });

  it('publishes the service that a visitor chooses', async () => {
    const { shop, user } = renderServices();
    const published = shop.record(serviceChosen);
    await user.click(await screen.findByRole('button', { name: 'Sharpen the edges' }));
    expect(published).toEqual([{ service: 'edges' }]);
    expect(screen.getByRole('status')).toHaveTextContent('We look forward to your skis.');
  });
});
