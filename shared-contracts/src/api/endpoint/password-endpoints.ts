import { customerDetailsUpdate, resetPassword } from '../descriptors/customer.ts';
import { accountDeletionRequest } from '../descriptors/privacy.ts';
import { placeOrderWithPassword } from '../descriptors/orders.ts';
import { login, signup } from '../descriptors/session.ts';
import { paymentProviderDelete } from '../descriptors/stored-payments.ts';

/**
 * Endpoints that hash a password, which takes the API a hundred times as long as other calls. The API gives its password
 * hasher to the handlers of these endpoints only.
 */
export const passwordEndpoints = [
  login,
  signup,
  resetPassword,
  customerDetailsUpdate,
  accountDeletionRequest,
  paymentProviderDelete,
  placeOrderWithPassword,
] as const;
