import type { RegistryClient } from 'registry-client';
import { writeRelease, type ReleaseSpec } from 'registry-client/testing/release-fixture';
import { tempDir } from 'registry-client/testing/temp-dir';

/** Returns functions that publish a release, and that promote it as well. `client`: of the test that runs. */
export function publishingWith(client: () => RegistryClient) {
  async function publish(spec: ReleaseSpec) {
    const dir = await tempDir();
    const { name, version } = await writeRelease(dir, spec);
    await client().publish(dir);
    return { name, version };
  }
  const goLive = async (spec: ReleaseSpec, traffic = 100) =>
    client().promote({ ...(await publish(spec)), traffic });
  return { publish, goLive };
}
