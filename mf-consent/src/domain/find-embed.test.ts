import { service } from '../testing/services.ts';
import { findFrame, findService } from './find-embed.ts';

const lists = { default: [], functional: ['player.example'], advertising: ['player.example/ads'] };

describe('findFrame', () => {
  it('shows a URL of a list through a page of the shop', () => {
    const url = 'https://player.example/embed/1?a=b&c=d';
    expect(findFrame(url, lists)).toEqual({
      kind: 'frame',
      group: 'functional',
      src: `/embeds?url=${encodeURIComponent(url)}`,
      provider: 'player.example',
      link: url,
    });
    expect(findFrame('https://player.example/ads/1', lists)).toMatchObject({ group: 'advertising' });
  });

  it('only links to a URL that no list has', () => {
    const none = { kind: 'none', link: 'https://other.example/1' };
    expect(findFrame('https://other.example/1', lists)).toEqual(none);
    expect(findFrame('https://other.example/1', undefined)).toEqual(none);
  });

  it.each([
    'javascript:alert(1)//player.example',
    'data:text/html,x',
    'player.example',
    'http://player.example/1',
    '',
  ])('shows nothing of %j', (url) => {
    expect(findFrame(url, lists)).toEqual({ kind: 'none', link: null });
  });
});

describe('findService', () => {
  it('finds a service of the store', () => {
    const reviews = service('reviews', 'functional');
    expect(findService('reviews', [service('chat', 'functional'), reviews])).toEqual({
      kind: 'service',
      group: 'functional',
      service: reviews,
      provider: reviews.provider,
      link: reviews.privacyUrl,
    });
  });

  it('finds none that the store does not have', () => {
    expect(findService('trustBadge', [service('reviews', 'functional')])).toEqual({
      kind: 'none',
      link: null,
    });
  });
});
