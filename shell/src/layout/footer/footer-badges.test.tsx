import { screen, within } from '@testing-library/react';
import type { StoreConfig } from 'shared-contracts/api/shop';
import { answer, renderInShop } from 'shared-runtime/testing';
import messages from '../../messages/en_GB.json' with { type: 'json' };
import { FooterBadges } from './footer-badges.tsx';

const full: StoreConfig = {
  appLinks: { ios: 'https://apps.example/ios', android: null },
  reviewScore: 4.6,
  reviewCount: 37_000,
  bCorpUrl: '/b-corp',
  socialLinks: [
    { label: 'Instagram', url: 'https://instagram.example/shop' },
    { label: 'Elsewhere', url: 'https://elsewhere.example/shop' },
  ],
  paymentMarks: ['visa', 'amex'],
};

const setUp = (config: StoreConfig) =>
  renderInShop(<FooterBadges />, { messages, handlers: [answer('config', () => config)] });

describe('FooterBadges', () => {
  it('shows apps, reviews, payment methods and social links', async () => {
    setUp(full);
    const app = await screen.findByRole('link', { name: 'Get the app for iPhone' });
    expect(app).toHaveAttribute('href', 'https://apps.example/ios');
    expect(screen.queryByRole('link', { name: 'Get the app for Android' })).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Rated 4.6 out of 5 in 37,000 reviews' })).toBeVisible();
    const marks = within(screen.getByRole('list', { name: 'Ways to pay' })).getAllByRole('img');
    expect(marks.map((mark) => mark.getAttribute('alt'))).toEqual(['Visa', 'American Express']);
    expect(screen.getByRole('img', { name: 'Instagram' })).toHaveAttribute(
      'src',
      expect.stringContaining('social-instagram'),
    );
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveTextContent('Elsewhere');
  });

  it('shows the certificate of a store that has one', async () => {
    setUp(full);
    const seal = await screen.findByRole('link', { name: 'A company that answers to more than its owners' });
    expect(seal).toHaveAttribute('href', '/b-corp');
  });

  it('reserves the place of services of others that it shows', async () => {
    const service = {
      group: 'functional' as const,
      script: 'https://badge.example/badge.js',
      origins: [],
      name: 'Badge',
      provider: 'Badge Ltd',
      privacyUrl: null,
      retentionDays: null,
      settings: {},
      purpose: 'Shows a seal.',
    };
    setUp({
      ...full,
      thirdPartyServices: [
        { ...service, key: 'trustBadge' },
        { ...service, key: 'tagManager' },
      ],
    });
    await screen.findByRole('img', { name: 'Visa' });
    const places = [...document.querySelectorAll<HTMLElement>('[data-service-place]')];
    expect(places.map(({ dataset, style }) => [dataset['servicePlace'], style.blockSize])).toEqual([
      ['trustBadge', '44px'],
    ]);
    expect(places[0]).toBeEmptyDOMElement();
  });

  it('leaves out what is not configured', async () => {
    setUp({ appLinks: null, bCorpUrl: null, reviewCount: 0, socialLinks: [], paymentMarks: ['visa'] });
    await screen.findByRole('img', { name: 'Visa' });
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Follow us' })).not.toBeInTheDocument();
  });
});
