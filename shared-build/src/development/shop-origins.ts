/** Returns whether an origin is that of a shop or of one of its stores, whose hosts are below it. */
export function shopOrigins(shop: string): (origin: string | undefined) => boolean {
  const { protocol, hostname, port } = new URL(shop);
  return (origin) => {
    if (origin === undefined || !URL.canParse(origin)) return false;
    const from = new URL(origin);
    const isHost = from.hostname === hostname || from.hostname.endsWith(`.${hostname}`);
    return isHost && from.protocol === protocol && from.port === port;
  };
}
