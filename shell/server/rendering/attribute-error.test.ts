import { attributeError } from './attribute-error.ts';

function thrownIn(file: string): Error {
  const error = new Error('broken');
  error.stack = `Error: broken\n    at Component (${file}:1:1)\n    at render (/srv/shell/dist/server/server.cjs:1:1)`;
  return error;
}

describe('attributeError', () => {
  it('returns the release whose file threw', () => {
    expect(
      attributeError(thrownIn('/srv/data/releases/mf-basket/1.4.2-abc/server/pages-basket.1a.cjs')),
    ).toEqual({
      remote: 'mf-basket',
      version: '1.4.2-abc',
    });
  });

  it('returns the release in the component stack when the error has no own stack', () => {
    const components =
      '\n    at Results (/srv/data/releases/mf-search/2.0.0/server/pages.cjs:1:1)\n    at Region (/srv/shell/dist/server/render-worker.cjs:1:1)';
    expect(attributeError(new Error('too late'), components)).toEqual({
      remote: 'mf-search',
      version: '2.0.0',
    });
  });

  it('returns the shell when no release is found', () => {
    expect(attributeError(thrownIn('/srv/shell/dist/server/server.cjs'))).toEqual({
      remote: 'shell',
      version: 'unknown',
    });
    expect(attributeError('a text')).toEqual({ remote: 'shell', version: 'unknown' });
  });
});
