import { apiUrl, publicKeyFile, registryUrl } from '../../stack/addresses.ts';
import { extraShopUrl, startExtraShell } from '../../stack/extra-shell.ts';
import type { ReleaseFault } from '../../stack/fixture-release.ts';
import { expect, test } from '../../fixtures/faults.ts';
import { serverPage } from '../../fixtures/server-page.ts';

const releaseOf = (html: string) => /\/assets\/mf-search\/([^/]+)\//.exec(html)?.[1];

for (const fault of ['throws-at-load', 'throws-in-server-render'] satisfies ReleaseFault[]) {
  test(`a release that ${fault} is probed first, and visitors keep the previous one`, async ({ live }) => {
    const shell = await startExtraShell(`shell-that-probes-${fault}`, {
      apiUrl,
      registryUrl,
      publicKeyFile,
      probes: true,
    });
    try {
      const before = await serverPage('/search?s=ski', { origin: extraShopUrl });
      const { version } = await live('mf-search', fault);
      const revision = async () =>
        ((await (await fetch(`${extraShopUrl}/readyz`)).json()) as { revision: number }).revision;
      const wanted = ((await (await fetch(`${registryUrl}/healthz`)).json()) as { revision: number })
        .revision;
      await expect.poll(revision).toBe(wanted);

      const after = await serverPage('/search?s=ski', { origin: extraShopUrl });
      expect([before.status, after.status]).toEqual([200, 200]);
      expect(releaseOf(after.html)).toBe(releaseOf(before.html));
      expect(releaseOf(after.html)).not.toBe(version);
    } finally {
      await shell.stop();
    }
  });
}
