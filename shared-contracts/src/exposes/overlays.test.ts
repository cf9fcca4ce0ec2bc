import { overlays } from './index.ts';
import { contentOf, overlayContents } from './overlays.ts';

describe('overlayContents', () => {
  it.each(Object.entries(overlayContents))('%s stands for a known overlay', (name, content) => {
    expect(Object.keys(overlays)).toContain(content);
    expect(contentOf(name)).toBe(content);
  });

  it('has names without a slash, so that none is that of a content', () => {
    expect(Object.keys(overlayContents).filter((name) => name.includes('/'))).toEqual([]);
    expect(Object.keys(overlays).filter((name) => !name.includes('/'))).toEqual([]);
  });
});

describe('contentOf', () => {
  it.each(['account/register', 'gift-cards/redeem', 'redeem-gift-card', 'constructor', '__proto__', ''])(
    'returns %j as it is',
    (name) => expect(contentOf(name)).toBe(name),
  );
});
