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

function Price() {
  return <p>{useMoneyFormat()({ amount: 129_900, currency: 'EUR' })}</p>;
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

  it('are not looked up in the region around it', () => {
    renderInShop(
      <RegionIntl messages={{}}>
        <Title />
      </RegionIntl>,
      { messages: { title: 'Home' } },
    );
    expect(screen.queryByText('Home')).not.toBeInTheDocument();
    // A missing message is reported, so that no page goes out without its words.
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('Missing message: "title"')]);
  });

  it('name amounts in the language of the store', () => {
    renderInShop(<Price />, { messages: {}, store: storeByHost('fr.localhost') });
    expect(screen.getByText(/^1\s299,00\s€$/)).toBeInTheDocument();
  });
});
