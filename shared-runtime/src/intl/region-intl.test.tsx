import { screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { storeByHost } from 'shared-contracts/stores';
import { renderInShop, takeConsoleErrors } from '../testing/index.ts';
import { RegionIntl } from './region-intl.tsx';
import { useMoneyFormat } from './use-money.ts';

function Title() {
  return (
    <h2>
      <FormattedMessage id="title" />
    </h2>
  );
}

function Price({ currency }: { currency: string }) {
  return <p>{useMoneyFormat()({ amount: 129_900, currency })}</p>;
}

describe('a region’s words', () => {
  it('are its own, though its neighbour calls its own words the same', () => {
    renderInShop(
      <>
        <Title />
        <RegionIntl messages={{ title: 'Basket' }}>
          <Title />
        </RegionIntl>
      </>,
      { messages: { title: 'Home' } },
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Home', 'Basket']);
  });

  it('are the store’s own variants where there are some', () => {
    const messages = { title: 'Members only', 'title@outlet': 'Open to everybody' };
    renderInShop(
      <RegionIntl messages={messages}>
        <Title />
      </RegionIntl>,
      { messages: {}, store: storeByHost('outlet.localhost') },
    );
    renderInShop(
      <RegionIntl messages={messages}>
        <Title />
      </RegionIntl>,
      { messages: {}, store: storeByHost('localhost') },
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Open to everybody',
      'Members only',
    ]);
  });

  it('are not looked up in the region around it', () => {
    renderInShop(
      <RegionIntl messages={{}}>
        <Title />
      </RegionIntl>,
      { messages: { title: 'Home' } },
    );
    expect(screen.queryByText('Home')).not.toBeInTheDocument();
    // A missing message is reported as an error.
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('Missing message: "title"')]);
  });

  it.each([
    ['localhost', '£1,299.00'],
    ['ie.localhost', '€1,299.00'],
    ['no.localhost', 'kr 1,299'],
    ['dk.localhost', '1.299 kr.'],
    ['se.localhost', '1 299 kr'],
    ['de.localhost', '1.299,00 €'],
    ['at.localhost', '€ 1.299,00'],
    ['es.localhost', '1.299,00 €'],
    ['it.localhost', '1.299,00 €'],
    ['fr.localhost', '1 299,00 €'],
  ])('name amounts in the language and the currency of %s', (host, text) => {
    const store = storeByHost(host);
    renderInShop(<Price currency={store.currency} />, { messages: {}, store });
    const shown = screen.getByRole('paragraph').textContent;
    expect(shown?.replaceAll(/\s/g, ' ')).toBe(text);
    // An amount never breaks between its number and its currency.
    expect(shown).not.toContain(' ');
  });
});
