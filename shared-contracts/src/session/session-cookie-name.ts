/**
 * Name of the session cookie for a request by `https` or `http`. The prefix makes browsers refuse a cookie that
 * another host of the domain has set, or that was set without encryption. It needs `Secure`, so plain http, which
 * only development uses, goes without it. API and shell must agree: one writes the cookie, both read it.
 */
export function sessionCookieName(protocol: string): '__Host-sid' | 'sid' {
  return protocol === 'https' ? '__Host-sid' : 'sid';
}
