import { runRegistry, stopRegistries } from 'registry-server/testing/running-registry';
import { squadFolder } from '../testing/squad-folder.ts';

let squad: Awaited<ReturnType<typeof squadFolder>>;
beforeEach(async () => {
  squad = await squadFolder((await runRegistry()).baseUrl);
});
afterEach(() => stopRegistries());

// e2e/specs/releases/development.spec.ts runs a remote.
describe('mf dev', () => {
  it('starts no dev server for a remote without a live release', async () => {
    expect(await squad.mf('dev')).toEqual({
      code: 1,
      out: '',
      err: 'mf: mf-basket has no live release. Publish and promote one first.',
    });
  });

  it('starts no dev server without a token, or for the shell', async () => {
    expect(await squad.mf('dev', { REGISTRY_TOKEN: '' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('Set REGISTRY_TOKEN'),
    });
    expect(await squad.mf('dev shell')).toMatchObject({ code: 2, err: expect.stringContaining('pnpm dev') });
  });

  it.each(['80', '70000', '3007x'])('rejects the port %s', async (port) => {
    expect(await squad.mf(`dev --port ${port}`)).toMatchObject({
      code: 2,
      err: expect.stringContaining('it is a whole number from 1024 to 65535'),
    });
  });
});
