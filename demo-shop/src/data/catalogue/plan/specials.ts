import type { Texts } from '../../texts.ts';
import { faceValuesOf } from './price-lists.ts';
import type { ProductPlan } from './product-plan.ts';
import { textsOf } from './product-texts.ts';
import { skuOf } from './sku.ts';
import { coloursOf } from './variants.ts';

const voucher: Texts = {
  en: 'gift voucher',
  da: 'gavekort',
  de: 'Gutschein',
  es: 'tarjeta regalo',
  fr: 'carte cadeau',
  it: 'buono regalo',
  sv: 'presentkort',
};

const donation: Texts = {
  en: 'mountain rescue donation',
  da: 'bidrag til bjergredningen',
  de: 'Spende an die Bergrettung',
  es: 'donativo al rescate de montaña',
  fr: 'don au secours en montagne',
  it: 'donazione al soccorso alpino',
  sv: 'gåva till fjällräddningen',
};

const voucherText: Texts = {
  en: 'Worth what it costs, sent by email, valid for two years on everything in the shop, in as many purchases as it takes.',
  da: 'Er lige så meget værd, som det koster, sendes på e-mail og gælder i to år til alt i butikken, fordelt på så mange køb, du vil.',
  de: 'Ist wert, was er kostet, kommt per E-Mail und gilt zwei Jahre lang für alles im Shop, auf so viele Einkäufe verteilt, wie du magst.',
  es: 'Vale lo que cuesta, llega por correo electrónico y sirve dos años para toda la tienda, en tantas compras como quieras.',
  fr: 'Elle vaut son prix, arrive par e-mail et reste valable deux ans sur toute la boutique, en autant d’achats que tu veux.',
  it: 'Vale quanto costa, arriva per e-mail e dura due anni su tutto il negozio, in quanti acquisti vuoi.',
  sv: 'Är värt vad det kostar, skickas med e-post och gäller i två år på allt i butiken, fördelat på så många köp du vill.',
};

const donationText: Texts = {
  en: 'We pass on every penny to the volunteers who come out when everybody else goes in.',
  da: 'Vi giver hver en krone videre til de frivillige, der rykker ud, når alle andre går ind.',
  de: 'Wir geben jeden Cent an die Freiwilligen weiter, die hinausgehen, wenn alle anderen hineingehen.',
  es: 'Entregamos hasta el último céntimo a los voluntarios que salen cuando los demás se resguardan.',
  fr: 'Nous reversons chaque centime aux bénévoles qui sortent quand tous les autres rentrent.',
  it: 'Versiamo ogni centesimo ai volontari che escono quando tutti gli altri rientrano.',
  sv: 'Vi skickar varje krona vidare till de frivilliga som ger sig ut när alla andra går in.',
};

/** Returns the plans of vouchers and donations. Other systems know them by fixed ids (specification §9). */
export function planSpecials(): ProductPlan[] {
  return [
    planSpecial(3955, 'voucher', ['Green run', 25], voucher, voucherText),
    planSpecial(3956, 'voucher', ['Blue run', 50], voucher, voucherText),
    planSpecial(3957, 'voucher', ['Red run', 100], voucher, voucherText),
    planSpecial(3993, 'voucher', ['Black run', 250], voucher, voucherText),
    planSpecial(16550, 'donation', ['Lifeline', 5], donation, donationText),
  ];
}

function planSpecial(
  id: number,
  artKind: 'voucher' | 'donation',
  [model, units]: readonly [string, number],
  type: Texts,
  text: Texts,
): ProductPlan {
  const sku = skuOf('gift', model);
  return {
    id,
    sku,
    brand: 'offpiste',
    category: 'care',
    model,
    audience: 'unisex',
    artKind,
    facts: {},
    colours: coloursOf('ember'),
    colourFamilies: [],
    bundle: null,
    strategy: 0,
    isDropship: false,
    dispatchDays: 0,
    fittingForm: null,
    soleRangeMm: null,
    popularity: 1,
    recentBuyers: 0,
    ageDays: 400,
    prices: faceValuesOf(units),
    texts: textsOf({ model, type, isWomens: false, paragraphs: [text] }),
    variants: [
      { sku, stock: 100_000, lengthCm: null, soleLengthMm: null, colours: null, options: [], surcharge: 0 },
    ],
  };
}
