import type { StoreLocale } from 'shared-contracts/locales';

export type RequirementCode =
  | 'empty'
  | 'sign_in'
  | 'email_required'
  | 'address_required'
  | 'not_delivered'
  | 'method_required'
  | 'collect_point_required'
  | 'phone_required'
  | 'billing_required';

const german: Record<RequirementCode, string> = {
  empty: 'Dein Warenkorb ist leer.',
  sign_in: 'Melde dich an, um zu bestellen.',
  email_required: 'Gib deine E-Mail-Adresse an.',
  address_required: 'Gib an, wohin wir liefern sollen.',
  not_delivered: 'In dieses Land liefern wir nicht. Wähle eine andere Adresse.',
  method_required: 'Wähle eine Versandart.',
  collect_point_required: 'Wähle aus, wo du dein Paket abholen möchtest.',
  phone_required: 'Gib eine Handynummer an, damit wir dir schreiben können, sobald das Paket da ist.',
  billing_required: 'Gib eine Rechnungsadresse an.',
};

/** What a checkout still needs, in the language of the store. */
export const requirementMessages: Readonly<Record<StoreLocale, Record<RequirementCode, string>>> = {
  en_GB: {
    empty: 'Your basket is empty.',
    sign_in: 'Please sign in to place an order.',
    email_required: 'Please enter your email address.',
    address_required: 'Tell us where to deliver.',
    not_delivered: 'We don’t deliver to this country. Please choose another address.',
    method_required: 'Choose a delivery method.',
    collect_point_required: 'Choose where you’d like to collect your parcel.',
    phone_required: 'Enter a mobile number, so that we can text you when your parcel is there.',
    billing_required: 'Enter a billing address.',
  },
  da_DK: {
    empty: 'Din kurv er tom.',
    sign_in: 'Log ind for at bestille.',
    email_required: 'Skriv din e-mailadresse.',
    address_required: 'Fortæl os, hvor vi skal levere.',
    not_delivered: 'Vi leverer ikke til dette land. Vælg en anden adresse.',
    method_required: 'Vælg en leveringsmåde.',
    collect_point_required: 'Vælg, hvor du vil hente din pakke.',
    phone_required: 'Skriv et mobilnummer, så vi kan sende dig en sms, når pakken er klar.',
    billing_required: 'Skriv en faktureringsadresse.',
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    empty: 'Tu cesta está vacía.',
    sign_in: 'Inicia sesión para hacer el pedido.',
    email_required: 'Indica tu correo electrónico.',
    address_required: 'Dinos dónde quieres recibir el pedido.',
    not_delivered: 'No enviamos a este país. Elige otra dirección.',
    method_required: 'Elige una forma de envío.',
    collect_point_required: 'Elige dónde quieres recoger el paquete.',
    phone_required: 'Indica un número de móvil para que te avisemos cuando llegue el paquete.',
    billing_required: 'Indica una dirección de facturación.',
  },
  fr_FR: {
    empty: 'Ton panier est vide.',
    sign_in: 'Connecte-toi pour commander.',
    email_required: 'Indique ton adresse e-mail.',
    address_required: 'Indique où nous devons livrer.',
    not_delivered: 'Nous ne livrons pas dans ce pays. Choisis une autre adresse.',
    method_required: 'Choisis un mode de livraison.',
    collect_point_required: 'Choisis où tu souhaites retirer ton colis.',
    phone_required: 'Indique un numéro de portable pour que nous te prévenions de l’arrivée du colis.',
    billing_required: 'Indique une adresse de facturation.',
  },
  it_IT: {
    empty: 'Il tuo carrello è vuoto.',
    sign_in: 'Accedi per ordinare.',
    email_required: 'Inserisci il tuo indirizzo e-mail.',
    address_required: 'Indica dove dobbiamo consegnare.',
    not_delivered: 'Non consegniamo in questo Paese. Scegli un altro indirizzo.',
    method_required: 'Scegli un metodo di consegna.',
    collect_point_required: 'Scegli dove ritirare il pacco.',
    phone_required: 'Inserisci un numero di cellulare: ti scriviamo quando il pacco è arrivato.',
    billing_required: 'Inserisci un indirizzo di fatturazione.',
  },
  sv_SE: {
    empty: 'Din varukorg är tom.',
    sign_in: 'Logga in för att beställa.',
    email_required: 'Ange din e-postadress.',
    address_required: 'Ange vart vi ska leverera.',
    not_delivered: 'Vi levererar inte till det här landet. Välj en annan adress.',
    method_required: 'Välj ett leveranssätt.',
    collect_point_required: 'Välj var du vill hämta ditt paket.',
    phone_required: 'Ange ett mobilnummer så att vi kan sms:a när paketet har kommit.',
    billing_required: 'Ange en faktureringsadress.',
  },
};
