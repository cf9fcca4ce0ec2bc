import { offeredContract } from 'storefront-api/contract';

/** Prints what this build of the API offers, without starting it: `mf check --api` compares it with what is live. */
process.stdout.write(`${JSON.stringify(offeredContract())}\n`);
