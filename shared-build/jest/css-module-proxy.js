/** Returns every class name unchanged. */
export default new Proxy({}, { get: (_, name) => (name === '__esModule' ? undefined : String(name)) });
