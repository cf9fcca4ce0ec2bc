interface Cookie {
  name: string;
  value: string;
  /** Origin; its path is the root, so that the API's requests have the cookie too. */
  url: string;
}

/** Returns the cookies of a header for all addresses of a page's origin. */
export function cookiesOf(header: string, pageUrl: string): Cookie[] {
  const { origin } = new URL(pageUrl);
  return header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: origin };
  });
}
