/** Returns a function that tells whether an `Origin` header is that of the shop or of a store, whose host is below it. */
export function shopOrigins(shop: string): (origin: string | undefined) => boolean {
  const { protocol, hostname, port } = new URL(shop);
  return (origin) => {
    if (origin === undefined || !URL.canParse(origin)) return false;
    const from = new URL(origin);
    const isHost = from.hostname === hostname || from.hostname.endsWith(`.${hostname}`);
    return isHost && from.protocol === protocol && from.port === port;
  };
}
