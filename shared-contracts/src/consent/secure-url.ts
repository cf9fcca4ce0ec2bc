/**
 * Returns the URL if code or a frame of others may be loaded from it: `https`, or `http` on the machine itself, and without
 * credentials. Null for any other text.
 */
export function parseSecureUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, hostname, username, password } = url;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLocal);
  return isSecure && username === '' && password === '' ? url : null;
}
