import type { StoreLocale } from 'shared-contracts/locales';

type ShortageMessage = (product: string, remaining: number) => string;

const german: ShortageMessage = (product, remaining) =>
  remaining === 0
    ? `Ausverkauft: ${product}. Nimm den Artikel heraus, um fortzufahren.`
    : `Von ${product} sind nur noch ${remaining} Stück da. Verringere die Menge, um fortzufahren.`;

/** Messages for lines whose stock has become too low: a basket does not reserve stock. */
export const shortageMessages: Record<StoreLocale, ShortageMessage> = {
  en_GB: (product, remaining) =>
    remaining === 0
      ? `Sold out: ${product}. Please remove the item to continue.`
      : `Only ${remaining} of ${product} left. Please reduce the quantity to continue.`,
  da_DK: (product, remaining) =>
    remaining === 0
      ? `Udsolgt: ${product}. Fjern varen for at fortsætte.`
      : `Der er kun ${remaining} tilbage af ${product}. Sænk antallet for at fortsætte.`,
  de_DE: german,
  de_AT: german,
  es_ES: (product, remaining) =>
    remaining === 0
      ? `Agotado: ${product}. Quita el artículo de la cesta para continuar.`
      : `Solo ${remaining === 1 ? 'queda 1 unidad' : `quedan ${remaining} unidades`} de ${product}. Reduce la cantidad para continuar.`,
  fr_FR: (product, remaining) =>
    remaining === 0
      ? `Rupture de stock : ${product}. Retire l’article du panier pour continuer.`
      : `Il ne reste que ${remaining} exemplaire${remaining > 1 ? 's' : ''} de ${product}. Réduis la quantité pour continuer.`,
  it_IT: (product, remaining) =>
    remaining === 0
      ? `Esaurito: ${product}. Togli l’articolo dal carrello per continuare.`
      : `Di ${product} ${remaining === 1 ? 'resta solo 1 pezzo' : `restano solo ${remaining} pezzi`}. Riduci la quantità per continuare.`,
  sv_SE: (product, remaining) =>
    remaining === 0
      ? `Slutsålt: ${product}. Ta bort varan för att fortsätta.`
      : `Det finns bara ${remaining} kvar av ${product}. Minska antalet för att fortsätta.`,
};
