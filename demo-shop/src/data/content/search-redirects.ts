import type { StoreLocale } from 'shared-contracts/locales';
import type { RecordInputOf } from 'storefront-ports/import-format';

/** Search terms by the URL that they redirect to. */
type Words = Record<string, readonly string[]>;

const delivery = '/delivery-and-returns';
const questions = '/frequently-asked-questions';
const contact = '/contact-us';
const sizes = '/size-guides';
const basket = '/checkout/cart/';
const newest = '/products?order=newest';

const nicknames: Words = {
  '/': ['sale', 'sales'],
  [questions]: ['faq'],
  '/b-corp': ['b corp', 'bcorp'],
  '/brand/varnhorn': ['varn', 'varn horn'],
  '/brand/ostkamm': ['ost kamm', 'ostkam'],
  '/brand/tarnfell': ['tarn', 'tarn fell'],
  '/brand/skarvgrat': ['skarv', 'skarvgrad'],
  '/brand/kaldstrom': ['kaldstroem', 'kald'],
  '/brand/rimewell': ['rime', 'rhymewell'],
  '/brand/brisevent': ['brise vent', 'briseven'],
  '/brand/fjordlys': ['fjord lys', 'fjordlis'],
  '/brand/lumenor': ['luminor'],
  '/brand/signalp': ['signal alp'],
};

const german: Words = {
  '/': ['Angebote', 'Ausverkauf', 'Aktionen'],
  [delivery]: ['Versand', 'Lieferung', 'Versandkosten', 'Rückgabe', 'Retoure', 'Widerruf'],
  [contact]: ['Kontakt', 'Telefon', 'Kundendienst'],
  [questions]: ['Hilfe', 'Gutschein', 'Geschenkgutschein', 'Bindungsmontage'],
  [sizes]: ['Größentabelle', 'Größen', 'Mondopoint Tabelle'],
  [basket]: ['Warenkorb'],
  [newest]: ['Neuheiten'],
};

const byLocale: Record<StoreLocale, Words> = {
  en_GB: {
    '/': ['offers', 'todays sales'],
    [delivery]: ['delivery', 'shipping', 'postage', 'returns', 'return', 'refund'],
    [contact]: ['contact', 'phone number', 'customer service'],
    [questions]: ['help', 'gift voucher', 'gift card', 'binding mounting'],
    [sizes]: ['size guide', 'size chart', 'mondopoint chart'],
    [basket]: ['basket', 'cart'],
    [newest]: ['new in', 'new season'],
  },
  da_DK: {
    '/': ['udsalg', 'tilbud'],
    [delivery]: ['levering', 'fragt', 'porto', 'returnering', 'retur', 'fortrydelsesret'],
    [contact]: ['kontakt', 'telefon', 'kundeservice'],
    [questions]: ['hjælp', 'gavekort', 'montering af bindinger'],
    [sizes]: ['størrelsesguide', 'størrelser'],
    [basket]: ['kurv'],
    [newest]: ['nyheder'],
  },
  de_DE: german,
  de_AT: { ...german, '/products/clothing/hats': ['Hauben'] },
  es_ES: {
    '/': ['rebajas', 'ofertas'],
    [delivery]: ['envío', 'envíos', 'gastos de envío', 'devolución', 'devoluciones', 'reembolso'],
    [contact]: ['contacto', 'teléfono', 'atención al cliente'],
    [questions]: ['ayuda', 'tarjeta regalo', 'cheque regalo', 'montaje de fijaciones'],
    [sizes]: ['guía de tallas', 'tallas'],
    [basket]: ['cesta', 'carrito'],
    [newest]: ['novedades'],
  },
  fr_FR: {
    '/': ['soldes', 'promotions', 'ventes privées'],
    [delivery]: ['livraison', 'frais de port', 'retour', 'retours', 'remboursement', 'rétractation'],
    [contact]: ['contact', 'téléphone', 'service client'],
    [questions]: ['aide', 'chèque cadeau', 'carte cadeau', 'montage des fixations'],
    [sizes]: ['guide des tailles', 'tailles', 'pointures'],
    [basket]: ['panier'],
    [newest]: ['nouveautés'],
  },
  it_IT: {
    '/': ['saldi', 'offerte'],
    [delivery]: ['spedizione', 'spedizioni', 'consegna', 'reso', 'resi', 'rimborso', 'recesso'],
    [contact]: ['contatti', 'telefono', 'servizio clienti'],
    [questions]: ['aiuto', 'buono regalo', 'carta regalo', 'montaggio attacchi'],
    [sizes]: ['guida alle taglie', 'taglie'],
    [basket]: ['carrello'],
    [newest]: ['novità', 'nuovi arrivi'],
  },
  sv_SE: {
    '/': ['rea', 'kampanj', 'erbjudanden'],
    [delivery]: ['leverans', 'frakt', 'retur', 'returer', 'ångerrätt', 'återbetalning'],
    [contact]: ['kontakt', 'telefon', 'kundtjänst'],
    [questions]: ['hjälp', 'presentkort', 'montering av bindningar'],
    [sizes]: ['storleksguide', 'storlekar'],
    [basket]: ['varukorg'],
    [newest]: ['nyheter'],
  },
};

function recordsOf(words: Words, locale: StoreLocale | null): RecordInputOf<'search-redirect'>[] {
  return Object.entries(words).flatMap(([url, terms]) =>
    terms.map((term) => ({ type: 'search-redirect' as const, term, locale, url })),
  );
}

export const searchRedirects = [
  ...recordsOf(nicknames, null),
  ...Object.entries(byLocale).flatMap(([locale, words]) => recordsOf(words, locale as StoreLocale)),
];
