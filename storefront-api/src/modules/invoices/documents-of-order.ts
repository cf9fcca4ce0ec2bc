/** What other modules read of the invoices and credit notes of an order. */
export { creditableAmount, findDocuments } from './repository.ts';
