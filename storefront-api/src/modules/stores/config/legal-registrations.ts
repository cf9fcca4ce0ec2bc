import type { Store } from 'shared-contracts/stores';
import type { StoreSettings } from './store-settings.ts';

interface LegalRegistration {
  vatId: string;
  /** What invoices to consumers must say besides, in the language of the country's stores. */
  lines: readonly string[];
}

/**
 * Registrations of the company by country. The company is fictitious, and its numbers are not assigned: a real shop
 * replaces them, `company` of the defaults, and the addresses. Penalties for late payment are named only on invoices
 * between companies (Code de commerce, L441-9), so that the French lines have none.
 */
const legalRegistrations: Readonly<Record<string, LegalRegistration>> = {
  AT: {
    vatId: 'ATU 00000731',
    lines: ['Zweigniederlassung: FN 000731 a, Handelsgericht Wien', 'Geschäftsführung: {director}'],
  },
  BE: { vatId: 'BE 0000.000.731', lines: ['Enterprise number (KBO/BCE) 0000.000.731'] },
  DE: {
    vatId: 'DE 000000731',
    lines: ['Zweigniederlassung: Amtsgericht Charlottenburg, HRB 000731 B', 'Geschäftsführung: {director}'],
  },
  DK: { vatId: 'DK 00 00 07 31', lines: ['CVR-nr. 00 00 07 31'] },
  ES: { vatId: 'ES N0000731A', lines: ['NIF N0000731A'] },
  FI: { vatId: 'FI 00000731', lines: ['Business ID (Y-tunnus) 0000073-1'] },
  FR: {
    vatId: 'FR 00 000000731',
    lines: ['RCS Paris 000 000 731 – SIRET 000 000 731 00017', 'Nature de l’opération : livraison de biens'],
  },
  GB: { vatId: 'GB 000 0007 31', lines: [] },
  IE: { vatId: 'IE 0000731AB', lines: ['Irish branch: Companies Registration Office 000731'] },
  IT: { vatId: 'IT 00000000731', lines: ['Codice fiscale 00000000731 – REA MI-0000731'] },
  NL: { vatId: 'NL 000000731B01', lines: ['Chamber of Commerce (KVK) 00000731'] },
  NO: { vatId: 'NO 000 000 731 MVA', lines: ['Org. no. 000 000 731 MVA – Foretaksregisteret'] },
  SE: {
    vatId: 'SE 000000073101',
    lines: ['Organisationsnummer 000000-0731', 'Godkänd för F-skatt'],
  },
};

/** Returns the VAT identification number that the company has in a country. Throws for one without a registration. */
export function vatIdOf(country: string): string {
  return registrationOf(country).vatId;
}

/** The company that sells in a store. */
export interface Seller {
  name: string;
  /** In lines, without the name. */
  address: string[];
  vatId: string;
  /** Registers and what else the law of the country asks for. */
  legalLines: string[];
  email: string;
  phone: string;
}

export function sellerOf({ company, address, email, phone }: StoreSettings, store: Store): Seller {
  const lines = registrationOf(store.country).lines.map((line) =>
    line.replace('{director}', company.director),
  );
  return {
    name: company.name,
    // The first line is the name of the shop.
    address: address.slice(1),
    vatId: company.vatId,
    legalLines: [company.registration, ...lines],
    email,
    phone,
  };
}

function registrationOf(country: string): LegalRegistration {
  const registration = legalRegistrations[country];
  if (registration === undefined) throw new Error(`The company is not registered in ${country}`);
  return registration;
}
