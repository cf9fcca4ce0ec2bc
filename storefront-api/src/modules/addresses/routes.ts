import type { FastifyInstance } from 'fastify';
import { requireCustomer } from '../../visit/visit.ts';
import {
  addressBook,
  changeAddress,
  createAddress,
  ownAddress,
  removeAddress,
  setDefaultAddress,
} from './service.ts';

export async function addressRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;

  app.contractRoute('address-list', async (_input, { visitor }) => {
    return { addresses: await addressBook(db, requireCustomer(visitor).id) };
  });

  app.contractRoute('address-data', ({ addressId }, { visitor }) => {
    return ownAddress(db, requireCustomer(visitor).id, addressId);
  });

  app.contractRoute('address-create', ({ address }, { visitor, now }) => {
    return createAddress(db, requireCustomer(visitor).id, address, now);
  });

  app.contractRoute('address-update', ({ addressId, address }, { visitor, now }) => {
    return changeAddress(db, requireCustomer(visitor).id, addressId, address, now);
  });

  app.contractRoute('address-default', async ({ addressId, use }, { visitor, now }) => {
    return { addresses: await setDefaultAddress(db, requireCustomer(visitor).id, addressId, use, now) };
  });

  app.contractRoute('address-delete', async ({ addressId }, { visitor }) => {
    return { addresses: await removeAddress(db, requireCustomer(visitor).id, addressId) };
  });
}
