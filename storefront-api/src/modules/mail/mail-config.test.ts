import { defaultStore, storeById } from 'shared-contracts/stores';
import { senderAddress } from './mail-config.ts';

describe('senderAddress', () => {
  it('contains the brand of the store', () => {
    expect(senderAddress({ from: 'service@{brand}.example' }, storeById(19) ?? defaultStore)).toBe(
      'service@snowfield.example',
    );
  });
});
