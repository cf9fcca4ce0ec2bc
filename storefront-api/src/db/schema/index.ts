export type { Localised } from './columns.ts';
export * from './catalogue.ts';
export * from './customers.ts';
export * from './privacy.ts';
export * from './content.ts';
export * from './search.ts';
export * from './mails.ts';
export * from './orders.ts';
