import { shellShared } from 'shared-contracts/releases';
import { sharedScope } from './shared-scope.ts';

it('provides exactly the versions by which the registry decides whether a release could run', () => {
  const provided = Object.entries(sharedScope).map(([name, { version }]) => [name, version]);
  expect(Object.fromEntries(provided)).toEqual(shellShared);
});
