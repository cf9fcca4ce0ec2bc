import { join } from 'node:path';
import { apiMismatches, parseApiContract } from 'registry-client';
import { deriveContract } from 'shared-build/derive-contract';
import { describeContract } from 'shared-build/contract-file';
import { readFederation } from 'shared-build/read-federation';
import { workspaceRemotes } from 'shared-build/workspace-remotes';
import { offeredContract } from 'storefront-api/contract';
import { root } from './stack/settings.ts';

const reading = parseApiContract(Buffer.from(JSON.stringify(offeredContract())), 'the contract');

describe.each(workspaceRemotes(root))('the calls of %s', (name) => {
  it('fit the API of this checkout, and no API without these endpoints', async () => {
    const dir = join(root, name);
    const config = await readFederation(join(root, name));
    const contract = describeContract(config, deriveContract(dir, config), dir);
    if (!reading.ok) throw new Error(reading.failure);
    expect(apiMismatches(contract, reading.api)).toEqual([]);
    const names = Object.keys(contract.calls ?? {});
    expect(names.length).toBeGreaterThan(0);
    expect(apiMismatches(contract, { schema: 1, endpoints: [] })).toHaveLength(names.length);
  });
});
