import { startServer } from '../../start.ts';
import { remotePayments } from './payments-over-http.ts';

/** The API with the fake payments of the process that has started it. */
await startServer({ paymentProvider: remotePayments(process.env['FAKE_PAYMENTS_URL'] ?? '') });
