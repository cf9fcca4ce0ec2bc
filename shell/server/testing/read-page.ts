export interface ReadPage {
  title: string;
  /** As in `h1 Releases`. */
  headings: string[];
  /** Of all tables: header and text of each row. */
  rows: [name: string, text: string][];
  text: string;
}

/** Returns the readable content of server-rendered HTML. */
export function readPage(html: string): ReadPage {
  const found = (pattern: RegExp) => [...html.matchAll(pattern)];
  return {
    title: textOf(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    headings: found(/<(h[1-6])[^>]*>(.*?)<\/h/g).map(([, tag, text]) => `${tag} ${textOf(text ?? '')}`),
    rows: found(/<tr><th scope="row"[^>]*>.*?<\/tr>/g).map(([row]) => {
      const text = textOf(row);
      return [text.split(' ')[0] ?? '', text];
    }),
    text: textOf(html),
  };
}

export function textOf(html: string): string {
  return html
    .replaceAll(/<(?:span|bdi|strong)[^>]*>|<\/(?:span|bdi|strong)>/g, (tag) =>
      tag.startsWith('</') ? ' ' : '',
    )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}
