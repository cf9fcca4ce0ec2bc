import { jest } from '@jest/globals';
import { testAddress } from '../../../testing/orders/checkouts.ts';
import {
  openChangeTest,
  orderMailKinds,
  placedOrder,
  type ChangeTest,
} from '../../../testing/orders/order-changes.ts';
import { call } from '../../../testing/test-api.ts';
import { mailLimits } from '../../mail/mail-kinds.ts';

let api: ChangeTest;

beforeAll(async () => {
  api = await openChangeTest();
});
afterAll(() => api.close());

describe('queueMailOfOrder', () => {
  it('logs a mail above the limit of its recipient, without the address', async () => {
    const warn = jest.spyOn(api.app.orderServices.log, 'warn').mockImplementation(() => {});
    const { orderId, cookie, email } = await placedOrder(api);
    const kind = 'order-address-changed';
    const max = mailLimits[kind]?.max ?? 0;
    const fields = { store_id: 1, order_id: orderId, address: testAddress };
    for (let change = 0; change <= max; change += 1) {
      expect(warn).not.toHaveBeenCalled();
      // oxlint-disable-next-line no-await-in-loop -- one change after the other
      await call(api.app, 'self-edit-address-order', fields, { cookie });
    }
    expect(warn.mock.calls).toEqual([
      [{ kind, orderId }, 'a mail was not queued: its recipient has got too many of them'],
    ]);
    const kinds = await orderMailKinds(api, email);
    expect(kinds.filter((each) => each === kind)).toHaveLength(max);
  });
});
