/** Media in which a page can be shared (specification §9). */
export type ShareMedium = 'twitter' | 'email' | 'facebook';

export interface ShareMessages {
  /** Absolute URL of the page. */
  url: string;
  twitter: string;
  facebook: string;
  /** `text` contains the URL. */
  email: { subject: string; text: string };
}

/** Returns the addresses that share a page with the message of each medium. */
export function shareLinks({
  url,
  twitter,
  facebook,
  email,
}: ShareMessages): readonly { medium: ShareMedium; href: string }[] {
  return [
    { medium: 'twitter', href: address('https://twitter.com/intent/tweet', { text: twitter, url }) },
    {
      medium: 'facebook',
      href: address('https://www.facebook.com/sharer/sharer.php', { u: url, quote: facebook }),
    },
    { medium: 'email', href: address('mailto:', { subject: email.subject, body: email.text }) },
  ];
}

/** Spaces are `%20`: mail programs show a `+` as it is. */
function address(base: string, parameters: Readonly<Record<string, string>>): string {
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${base}?${query.join('&')}`;
}
