import { shareLinks } from './share-links.ts';

const url = 'https://shop.example/catalog/product/view/id/101/';
const links = shareLinks({
  url,
  twitter: 'Look & see: “Ravine 98”',
  facebook: 'Ravine 98, found at Offpiste',
  email: { subject: 'Ravine 98\r\nBcc: all@example.com', text: `Here it is: ${url}` },
});
const hrefOf = (medium: string) => links.find((link) => link.medium === medium)?.href ?? '';

describe('shareLinks', () => {
  it('has an own message for each medium, and the address of the page in all', () => {
    const twitter = new URL(hrefOf('twitter'));
    expect([twitter.host, twitter.searchParams.get('text'), twitter.searchParams.get('url')]).toEqual([
      'twitter.com',
      'Look & see: “Ravine 98”',
      url,
    ]);
    const facebook = new URL(hrefOf('facebook'));
    expect([facebook.searchParams.get('u'), facebook.searchParams.get('quote')]).toEqual([
      url,
      'Ravine 98, found at Offpiste',
    ]);
    expect(decodeURIComponent(hrefOf('email'))).toContain(`&body=Here it is: ${url}`);
  });

  it('encodes line breaks and spaces of a mail, so that a name cannot add headers', () => {
    expect(hrefOf('email')).toMatch(/^mailto:\?subject=Ravine%2098%0D%0ABcc%3A%20all%40example\.com&body=/);
    expect(hrefOf('email')).not.toMatch(/[\s+]/);
  });
});
