/**
 * Returns the name of the session cookie for a request by `https` or `http`. With the prefix, browsers reject a
 * cookie that another host of the domain has set, or that was set without encryption. It requires `Secure`, so plain
 * http, which only development uses, has no prefix. API and shell must use the same name: one writes the cookie, both
 * read it.
 */
export function sessionCookieName(protocol: string): '__Host-sid' | 'sid' {
  return protocol === 'https' ? '__Host-sid' : 'sid';
}
