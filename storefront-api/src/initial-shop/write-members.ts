import { stores } from 'shared-contracts/stores';
import type { InitialHistoricalOrder, InitialMember, InitialShop } from 'storefront-ports/initial-shop';
import type { HistoricalOrder } from 'shared-contracts/api/historical-orders';
import { money } from 'shared-contracts/money';
import type { Queryable } from '../db/client.ts';
import { addresses, customers, historicalOrders, pointEntries } from '../db/schema/index.ts';
import { passwordHasher } from '../modules/auth/passwords.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Writes an account of each member on every website, so that each store can be tried with one address. */
export async function writeMembers(
  tx: Queryable,
  { members, password }: Pick<InitialShop, 'members' | 'password'>,
  now: Date,
): Promise<void> {
  if (members.length === 0) return;
  const passwordHash = await passwordHasher.hash(password);
  const websites = [...new Set(stores.map((store) => store.websiteId))];
  for (const websiteId of websites) {
    const rows = members.map(
      ({
        address: _address,
        joinedDaysAgo,
        loyaltyPoints: _points,
        historicalOrders: _orders,
        ...member
      }) => ({
        ...member,
        websiteId,
        passwordHash,
        isConfirmed: true,
        referralCode: `${member.firstname.toLowerCase()}${websiteId === 1 ? '' : `-${websiteId}`}`,
        createdAt: new Date(now.getTime() - joinedDaysAgo * dayMs),
      }),
    );
    // oxlint-disable-next-line no-await-in-loop -- one connection; ids in the seed's order
    const written = await tx
      .insert(customers)
      .values(rows)
      .returning({ id: customers.id, email: customers.email });
    const books = written.flatMap(({ id, email }) => {
      const member = members.find((each) => each.email === email);
      if (member === undefined) return [];
      const { firstname, lastname } = member;
      return [
        {
          ...member.address,
          customerId: id,
          firstname,
          lastname,
          isDefaultBilling: true,
          isDefaultShipping: true,
          createdAt: now,
          updatedAt: now,
        },
      ];
    });
    const points = written.flatMap(({ id, email }) => {
      const balance = members.find((each) => each.email === email)?.loyaltyPoints ?? 0;
      const kind = 'opening' as const;
      return balance === 0
        ? []
        : [{ customerId: id, points: balance, kind, createdAt: now, availableAt: now }];
    });
    // oxlint-disable no-await-in-loop -- needs the ids above
    await tx.insert(addresses).values(books);
    if (points.length > 0) await tx.insert(pointEntries).values(points);
    if (websiteId === firstWebsite) await writeHistoricalOrders(tx, members, written);
    // oxlint-enable no-await-in-loop
  }
}

/** The former system had one website. */
const firstWebsite = 1;

async function writeHistoricalOrders(
  tx: Queryable,
  members: InitialShop['members'],
  written: readonly { id: number; email: string }[],
): Promise<void> {
  const rows = written.flatMap(({ id: customerId, email }) => {
    const member = members.find((each) => each.email === email);
    return (member?.historicalOrders ?? []).map((order) => ({
      customerId,
      incrementId: order.incrementId,
      orderedAt: new Date(order.orderedAt),
      content: contentOf(member as InitialMember, order),
    }));
  });
  if (rows.length > 0) await tx.insert(historicalOrders).values(rows);
}

function contentOf(
  { firstname, lastname, address }: InitialMember,
  order: InitialHistoricalOrder,
): Omit<HistoricalOrder, 'id' | 'incrementId' | 'orderDate'> {
  const { statusLabel, dispatchMethod, paymentMethod } = order;
  const amount = (value: number) => money(value, order.currency);
  const { countryId: country_id, street2 = null, region = null, ...place } = address;
  const person = { addressId: null, firstname, lastname, company: null };
  const sentTo = { ...person, ...place, street2, region, country_id };
  const items = order.items.map((item) => ({
    ...item,
    options: [...item.options],
    price: amount(item.price),
    subtotal: amount(item.price * item.qtyOrdered),
  }));
  const subtotal = items.reduce((sum, item) => sum + item.subtotal.amount, 0);
  return {
    statusLabel,
    dispatchMethod,
    paymentMethod,
    shippingAddress: sentTo,
    billingAddress: sentTo,
    subtotal: amount(subtotal),
    discount: amount(0),
    delivery: amount(order.delivery),
    total: amount(subtotal + order.delivery),
    vat: amount(order.vat),
    items,
  };
}
