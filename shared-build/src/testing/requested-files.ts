import { createContext, runInContext } from 'node:vm';

interface Container {
  get: (expose: string) => Promise<unknown>;
}

/**
 * Runs a remote entry in a page of `https://shop.test` that contains it at an absolute address. Returns the addresses of the scripts and style sheets
 * that it requests for an expose; nothing is loaded.
 */
export async function requestedFiles(
  entry: string,
  {
    address,
    container,
    expose,
    tagName = 'SCRIPT',
  }: { address: string; container: string; expose: string; tagName?: string },
): Promise<string[]> {
  const requested: string[] = [];
  const note = (element: { src?: string; href?: string }) =>
    void requested.push(element.src ?? element.href ?? '');
  const page = {
    currentScript: { src: address, tagName },
    getElementsByTagName: () => [],
    createElement: () => ({ setAttribute: () => undefined, getAttribute: () => null }),
    head: { appendChild: note, append: note },
  };
  const noShared = { I: () => undefined, init: () => ({}), consumes: () => undefined };
  const window = { location: { origin: 'https://shop.test' } };
  const runtime = { runtime: {}, bundlerRuntime: noShared, ...noShared };
  const context = createContext({
    document: page,
    window,
    location: window.location,
    // Of a tab: an entry clears the time limit of each request.
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    _FEDERATION_BUNDLER_RUNTIME: runtime,
  });
  runInContext(entry, context);
  const loaded = (await context[container]) as Container;
  void loaded.get(expose);
  await Promise.resolve();
  return requested;
}
