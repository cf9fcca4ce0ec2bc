import type { StoreLocale } from 'shared-contracts/locales';

type ShortageMessage = (product: string, left: number) => string;

const german: ShortageMessage = (product, left) =>
  left === 0
    ? `Ausverkauft: ${product}. Nimm den Artikel heraus, um fortzufahren.`
    : `Von ${product} sind nur noch ${left} Stück da. Verringere die Menge, um fortzufahren.`;

/** Messages for lines whose stock has become too low: a basket does not reserve stock. */
export const shortageMessages: Record<StoreLocale, ShortageMessage> = {
  en_GB: (product, left) =>
    left === 0
      ? `Sold out: ${product}. Please remove the item to continue.`
      : `Only ${left} of ${product} left. Please reduce the quantity to continue.`,
  da_DK: (product, left) =>
    left === 0
      ? `Udsolgt: ${product}. Fjern varen for at fortsætte.`
      : `Der er kun ${left} tilbage af ${product}. Sænk antallet for at fortsætte.`,
  de_DE: german,
  de_AT: german,
  es_ES: (product, left) =>
    left === 0
      ? `Agotado: ${product}. Quita el artículo de la cesta para continuar.`
      : `Solo ${left === 1 ? 'queda 1 unidad' : `quedan ${left} unidades`} de ${product}. Reduce la cantidad para continuar.`,
  fr_FR: (product, left) =>
    left === 0
      ? `Rupture de stock : ${product}. Retire l’article du panier pour continuer.`
      : `Il ne reste que ${left} exemplaire${left > 1 ? 's' : ''} de ${product}. Réduis la quantité pour continuer.`,
  it_IT: (product, left) =>
    left === 0
      ? `Esaurito: ${product}. Togli l’articolo dal carrello per continuare.`
      : `Di ${product} ${left === 1 ? 'resta solo 1 pezzo' : `restano solo ${left} pezzi`}. Riduci la quantità per continuare.`,
  sv_SE: (product, left) =>
    left === 0
      ? `Slutsålt: ${product}. Ta bort varan för att fortsätta.`
      : `Det finns bara ${left} kvar av ${product}. Minska antalet för att fortsätta.`,
};
