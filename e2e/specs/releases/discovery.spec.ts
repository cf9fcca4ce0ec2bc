import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';

interface Discovered {
  url: string;
  metadata: { integrity: string; version: string };
  deployment: { traffic: number; default: boolean };
}

test('every remote entry that the shop names for other hosts is served with its hash, to any origin', async ({
  request,
}) => {
  const answer = await request.get('/discovery');
  const { microFrontends } = (await answer.json()) as { microFrontends: Record<string, Discovered[]> };
  expect(Object.keys(microFrontends)).toEqual(
    expect.arrayContaining(['mf-account', 'mf-basket', 'mf-catalogue', 'mf-cms', 'mf-consent', 'mf-search']),
  );
  for (const [remote, releases] of Object.entries(microFrontends)) {
    const traffic = releases.reduce((sum, { deployment }) => sum + deployment.traffic, 0);
    expect(traffic, remote).toBe(100);
    expect(releases.filter(({ deployment }) => deployment.default).length, remote).toBe(1);
    for (const { url, metadata } of releases) {
      const file = await request.get(url);
      expect(file.status(), url).toBe(200);
      expect(file.headers()['access-control-allow-origin'], url).toBe('*');
      const hash = createHash('sha384')
        .update(await file.body())
        .digest('base64');
      expect(`sha384-${hash}`, url).toBe(metadata.integrity);
    }
  }
});
