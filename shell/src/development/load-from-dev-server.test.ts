import { loadFromDevServer } from './load-from-dev-server.ts';

const script = () => document.querySelector('script');

describe('loadFromDevServer', () => {
  it('loads the entry of a dev server of this machine', async () => {
    const loading = loadFromDevServer('http://localhost:3007/remoteEntry.js');
    expect(script()).toMatchObject({ src: 'http://localhost:3007/remoteEntry.js', crossOrigin: 'anonymous' });
    script()?.dispatchEvent(new Event('load'));
    await loading;
  });

  it.each([
    'http://evil.example:3007/remoteEntry.js',
    'http://localhost.evil.example/remoteEntry.js',
    'https://localhost:3007/remoteEntry.js',
    'http://localhost:3007/other.js',
    'http://localhost:3007@evil.example/remoteEntry.js',
    'data:text/javascript,alert(1)',
  ])('rejects %s', async (entry) => {
    await expect(loadFromDevServer(entry)).rejects.toThrow('is not an entry of a dev server');
    expect(script()).toBeNull();
  });
});
