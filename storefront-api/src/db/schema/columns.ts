import type { StoreLocale } from 'shared-contracts/locales';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** One text per locale. */
export type Localised = Record<StoreLocale, string>;

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
