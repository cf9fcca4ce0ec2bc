export type ShareMedium = 'twitter' | 'email' | 'facebook';

export interface ShareMessage {
  /** The page to share. */
  url: string;
  text: string;
  /** Of a mail. */
  subject?: string;
}

/** Returns the address that opens a message in its medium. */
export function shareAddress(medium: ShareMedium, { url, text, subject = '' }: ShareMessage): string {
  const encoded = encodeURIComponent(url);
  switch (medium) {
    case 'twitter':
      return `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}&url=${encoded}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${encoded}&quote=${encodeURIComponent(text)}`;
    case 'email':
      return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`;
  }
}
