import type { AddressLookup } from './address-lookup.ts';
import { postcodeTable } from './postcode-table.ts';

/** Number of characters at the end of a British or Irish postcode that name a street, and of a Dutch one. */
const streetPart: Readonly<Record<string, number>> = { GB: 3, IE: 4, NL: 2 };

/** The table that ships with the shop. It needs no network and knows larger towns and ski resorts only. */
export const offlineLookup: AddressLookup = {
  placesOf: async (country, postcode) => {
    const compact = postcode.replaceAll(' ', '');
    const town = compact.slice(0, compact.length - (streetPart[country] ?? 0));
    const table = Object.hasOwn(postcodeTable, country) ? postcodeTable[country] : undefined;
    const entry = table !== undefined && Object.hasOwn(table, town) ? table[town] : undefined;
    if (entry === undefined) return [];
    const [city = '', region = null] = entry.split(', ');
    return [{ city, region }];
  },
};
