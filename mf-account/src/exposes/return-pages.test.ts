/** @jest-environment node */
import { memberSession } from 'shared-runtime/standalone';
import { createStubShop } from 'shared-runtime/testing';
import { agreementsQuery } from '../api/billing-agreements.ts';
import { postedKeyQuery } from '../api/posted-key-query.ts';
import { memberReturnsQuery, orderReturnsQuery } from '../api/returns.ts';
import { foundOrderQuery, withdrawalReceiptQuery } from '../api/withdrawal.ts';
import { agreements, foundOrder, memberReturns, receipt, returnHandlers } from '../testing/returns.ts';
import { page as billingAgreements } from './billing-agreements-page.tsx';
import { page as returns } from './returns-page.tsx';
import { page as withdrawal } from './withdrawal-page.tsx';

const paramsOf = (search: Record<string, string>) => ({ path: '/', search, entityId: null, pageType: 'any' });
const shopOf = (session: object) => createStubShop({ session, handlers: returnHandlers() }).context;

describe('load of the page of returns', () => {
  it('fetches the overview without an order', async () => {
    const context = shopOf(memberSession);
    await returns.load?.(context, paramsOf({ order: '12x' }));
    expect(context.queryClient.getQueryData(memberReturnsQuery(context).queryKey)).toEqual(memberReturns());
  });

  it('fetches an order, and the key of the form without JavaScript', async () => {
    const context = shopOf(memberSession);
    await returns.load?.(context, paramsOf({ order: '123' }));
    const { queryClient } = context;
    expect(queryClient.getQueryData(orderReturnsQuery(context, 123).queryKey)).toMatchObject({
      incrementId: '100000123',
    });
    expect(queryClient.getQueryData(postedKeyQuery(context, 'return').queryKey)).toMatch(/^[0-9a-f]{32}$/);
  });

  it('rejects for an order that is not found, which makes it the page for unknown paths', async () => {
    await expect(returns.load?.(shopOf(memberSession), paramsOf({ order: '7' }))).rejects.toMatchObject({
      failure: { code: 'not_found' },
    });
  });

  it('fetches nothing for a guest, whom the shell asks to sign in', async () => {
    const context = shopOf({});
    await returns.load?.(context, paramsOf({ order: '123' }));
    await billingAgreements.load?.(context, paramsOf({}));
    expect(context.queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

describe('load of the page of withdrawals', () => {
  it('fetches nothing for the first step', async () => {
    const context = shopOf({});
    await withdrawal.load?.(context, paramsOf({ order: '100000123' }));
    expect(context.queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('fetches the order of a look-up, and null for one that has expired', async () => {
    const context = shopOf({});
    await withdrawal.load?.(context, paramsOf({ token: 'token' }));
    await withdrawal.load?.(context, paramsOf({ token: 'expired' }));
    const orderOf = (token: string) =>
      context.queryClient.getQueryData(foundOrderQuery(context, token).queryKey);
    expect([orderOf('token'), orderOf('expired')]).toEqual([foundOrder, null]);
  });

  it('fetches a receipt, and rejects as not found for an unknown code and for what cannot be one', async () => {
    const context = shopOf({});
    await withdrawal.load?.(context, paramsOf({ receipt: receipt.code }));
    const { queryKey } = withdrawalReceiptQuery(context, receipt.code);
    expect(context.queryClient.getQueryData(queryKey)).toEqual(receipt);
    for (const code of ['RXXXXXXXXX', 'no code at all']) {
      // oxlint-disable-next-line no-await-in-loop -- one code after the other
      await expect(withdrawal.load?.(context, paramsOf({ receipt: code }))).rejects.toMatchObject({
        failure: { code: 'not_found' },
      });
    }
  });
});

it('load of the page of stored payments fetches those of every provider', async () => {
  const context = shopOf(memberSession);
  await billingAgreements.load?.(context, paramsOf({}));
  expect(context.queryClient.getQueryData(agreementsQuery(context, 'adyen').queryKey)).toEqual({
    agreements,
  });
});
