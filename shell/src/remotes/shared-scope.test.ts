import { shellShared } from 'shared-contracts/releases';
import { sharedScope } from './shared-scope.ts';

it('sharedScope provides the versions that the registry checks releases against', () => {
  const provided = Object.entries(sharedScope).map(([name, { version }]) => [name, version]);
  expect(Object.fromEntries(provided)).toEqual(shellShared);
});
