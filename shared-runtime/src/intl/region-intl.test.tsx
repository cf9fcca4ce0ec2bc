import { screen } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { storeByHost } from 'shared-contracts/stores';
import { renderInShop, takeConsoleErrors } from '../testing/index.ts';
import { RegionIntl } from './region-intl.tsx';
import { useMoneyFormat } from './use-money-format.ts';

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

describe('RegionIntl', () => {
  it('uses the messages of its own region for an id that another region has too', () => {
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

  it('uses a store’s variant of a message if there is one', () => {
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

  it('does not look up messages in the surrounding region', () => {
    renderInShop(
      <RegionIntl messages={{}}>
        <Title />
      </RegionIntl>,
      { messages: { title: 'Home' } },
    );
    expect(screen.queryByText('Home')).not.toBeInTheDocument();
    // React Intl reports a missing message as an error.
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('Missing message: "title"')]);
  });
});

describe('useMoneyFormat', () => {
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
  ])('formats amounts in the language and the currency of %s', (host, text) => {
    const store = storeByHost(host);
    renderInShop(<Price currency={store.currency} />, { messages: {}, store });
    const shown = screen.getByRole('paragraph').textContent;
    expect(shown?.replaceAll(/\s/g, ' ')).toBe(text);
    // No line break between number and currency.
    expect(shown).not.toContain(' ');
  });
});
