import type { Texts } from '../../texts.ts';
import type { TranslatedPage } from './page.ts';

interface Section {
  heading: Texts;
  paragraphs: readonly Texts[];
}

const seller: Section = {
  heading: {
    en: '1. Who sells to you',
    da: '1. Hvem du handler med',
    de: '1. Wer dir verkauft',
    es: '1. Quién te vende',
    fr: '1. Le vendeur',
    it: '1. Chi ti vende',
    sv: '1. Vem som säljer till dig',
  },
  paragraphs: [
    {
      en: 'You buy from {company}, {address}, under the name {shop}. These terms apply to every order by a consumer in this shop. What we agree with you individually comes before them, and rights that the law gives you cannot be taken away by them.',
      da: 'Du køber af {company}, {address}, under navnet {shop}. Vilkårene gælder for enhver ordre fra en forbruger i denne butik. Det, vi aftaler med dig enkeltvis, går forud, og de rettigheder, loven giver dig, kan de ikke tage fra dig.',
      de: 'Du kaufst bei {company}, {address}, unter dem Namen {shop}. Diese Bedingungen gelten für jede Bestellung von Verbrauchern in diesem Shop. Was wir mit dir im Einzelnen vereinbaren, geht vor; Rechte, die dir das Gesetz gibt, nehmen sie dir nicht.',
      es: 'Compras a {company}, {address}, bajo el nombre {shop}. Estas condiciones valen para todo pedido de un consumidor en esta tienda. Lo que acordemos contigo en particular va primero, y no pueden quitarte los derechos que te da la ley.',
      fr: 'Tu achètes à {company}, {address}, sous le nom {shop}. Ces conditions valent pour toute commande d’un consommateur dans cette boutique. Ce que nous convenons avec toi en particulier prime, et elles ne retirent rien aux droits que la loi te donne.',
      it: 'Compri da {company}, {address}, con il nome {shop}. Queste condizioni valgono per ogni ordine di un consumatore in questo negozio. Quello che concordiamo con te singolarmente viene prima, e i diritti che la legge ti dà restano intatti.',
      sv: 'Du köper av {company}, {address}, under namnet {shop}. Villkoren gäller för varje beställning från en konsument i den här butiken. Det vi avtalar med dig enskilt går före, och de tar inte ifrån dig några rättigheter enligt lag.',
    },
  ],
};

const membership: Section = {
  heading: {
    en: '2. Membership',
    da: '2. Medlemskab',
    de: '2. Mitgliedschaft',
    es: '2. Ser miembro',
    fr: '2. Être membre',
    it: '2. Iscrizione',
    sv: '2. Medlemskap',
  },
  paragraphs: [
    {
      en: 'Our sales are private: prices are shown to members, and only members can order. Membership is free, for people of 18 and over, and for you alone. You can end it in your account at any time; we may end it where an account is misused, and say why.',
      da: 'Vores udsalg er kun for medlemmer: Kun de ser priserne, og kun de kan bestille. Medlemskabet er gratis, for personer, der er fyldt 18 år, og kun for dig. Du kan opsige det på din konto, når du vil; vi kan opsige det, hvis en konto misbruges, og siger hvorfor.',
      de: 'Unsere Sales sind privat: Preise sehen Mitglieder, und nur Mitglieder können bestellen. Die Mitgliedschaft ist kostenlos, ab 18 Jahren und nur für dich. Du kannst sie jederzeit in deinem Konto beenden; wir können sie bei Missbrauch beenden und sagen dir, warum.',
      es: 'Nuestras ventas son privadas: los precios los ven los miembros y solo los miembros pueden pedir. Ser miembro es gratis, a partir de 18 años y personal. Puedes darte de baja en tu cuenta cuando quieras; nosotros podemos cerrarla si se abusa de ella, y te diremos por qué.',
      fr: 'Nos ventes sont privées : les prix s’affichent pour les membres, et seuls les membres peuvent commander. L’adhésion est gratuite, à partir de 18 ans et personnelle. Tu peux y mettre fin dans ton compte à tout moment ; nous pouvons le faire en cas d’abus, en disant pourquoi.',
      it: 'Le nostre vendite sono private: i prezzi li vedono gli iscritti, e solo gli iscritti possono ordinare. L’iscrizione è gratuita, dai 18 anni e personale. Puoi chiuderla dal tuo account quando vuoi; noi possiamo farlo in caso di abuso, spiegandoti perché.',
      sv: 'Våra kampanjer är bara för medlemmar: bara de ser priserna, och bara de kan beställa. Medlemskapet är gratis, från 18 år och personligt. Du kan avsluta det på ditt konto när du vill; vi kan göra det om kontot missbrukas, och säger varför.',
    },
  ],
};

const account: Section = {
  heading: {
    en: '2. Your account',
    da: '2. Din konto',
    de: '2. Dein Konto',
    es: '2. Tu cuenta',
    fr: '2. Ton compte',
    it: '2. Il tuo account',
    sv: '2. Ditt konto',
  },
  paragraphs: [
    {
      en: 'The shop is open to everybody of 18 and over. An account is free and yours alone; you can close it at any time.',
      da: 'Butikken er åben for alle, der er fyldt 18 år. En konto er gratis og kun din; du kan lukke den, når du vil.',
      de: 'Der Shop ist für alle ab 18 Jahren offen. Ein Konto ist kostenlos und gehört nur dir; du kannst es jederzeit schließen.',
      es: 'La tienda está abierta a cualquiera a partir de 18 años. La cuenta es gratis y personal; puedes cerrarla cuando quieras.',
      fr: 'La boutique est ouverte à tous à partir de 18 ans. Un compte est gratuit et personnel ; tu peux le fermer à tout moment.',
      it: 'Il negozio è aperto a tutti dai 18 anni. L’account è gratuito e personale; puoi chiuderlo quando vuoi.',
      sv: 'Butiken är öppen för alla från 18 år. Ett konto är gratis och personligt; du kan stänga det när du vill.',
    },
  ],
};

const others: readonly Section[] = [
  {
    heading: {
      en: '3. Prices',
      da: '3. Priser',
      de: '3. Preise',
      es: '3. Precios',
      fr: '3. Prix',
      it: '3. Prezzi',
      sv: '3. Priser',
    },
    paragraphs: [
      {
        en: 'Prices include VAT. Delivery is extra: {deliveryFee}, or free on orders of {freeDeliveryFrom} or more. The recommended price we compare with is the one that the maker publishes; where we announce a reduction, it is measured against our lowest price of the 30 days before it.',
        da: 'Priserne er inklusive moms. Fragten lægges til: {deliveryFee}, men er gratis ved køb fra {freeDeliveryFrom}. Den vejledende pris, vi sammenligner med, er producentens; annoncerer vi en prisnedsættelse, måles den mod vores laveste pris i de 30 dage før.',
        de: 'Die Preise enthalten die Umsatzsteuer. Dazu kommt der Versand: {deliveryFee}, ab einem Bestellwert von {freeDeliveryFrom} nichts. Die UVP, mit der wir vergleichen, ist die des Herstellers; kündigen wir eine Preisermäßigung an, beziehen wir sie auf unseren niedrigsten Preis der 30 Tage davor.',
        es: 'Los precios incluyen el IVA. Se suma el envío: {deliveryFee}, o nada a partir de {freeDeliveryFrom}. El PVP recomendado con el que comparamos es el del fabricante; si anunciamos una reducción, se mide con nuestro precio más bajo de los 30 días anteriores.',
        fr: 'Les prix s’entendent TVA comprise. La livraison s’y ajoute : {deliveryFee}, ou rien à partir de {freeDeliveryFrom}. Le prix conseillé auquel nous comparons le nôtre est celui du fabricant ; une réduction annoncée se mesure à notre prix le plus bas des 30 jours précédents.',
        it: 'I prezzi comprendono l’IVA. La spedizione si aggiunge: {deliveryFee}, o nulla a partire da {freeDeliveryFrom}. Il prezzo consigliato con cui facciamo il confronto è quello del produttore; una riduzione annunciata si misura sul nostro prezzo più basso dei 30 giorni precedenti.',
        sv: 'Priserna är inklusive moms. Frakten tillkommer: {deliveryFee}, men är fri vid köp från {freeDeliveryFrom}. Det rekommenderade pris vi jämför med är tillverkarens; en prissänkning mäts mot vårt lägsta pris de 30 dagarna innan.',
      },
    ],
  },
  {
    heading: {
      en: '4. How a contract is made',
      da: '4. Sådan indgås aftalen',
      de: '4. Wie der Vertrag zustande kommt',
      es: '4. Cómo se cierra el contrato',
      fr: '4. Comment le contrat se forme',
      it: '4. Come nasce il contratto',
      sv: '4. Hur avtalet ingås',
    },
    paragraphs: [
      {
        en: 'A basket reserves nothing. Before you order you see everything once more and can correct it; the last button says that ordering obliges you to pay. An email confirms that your order has arrived. The contract is made when we confirm the dispatch, at the latest when the parcel leaves. We keep the text of the order, and you find it in your account.',
        da: 'En kurv reserverer ikke noget. Før du bestiller, ser du alt igen og kan rette det; den sidste knap siger, at bestillingen forpligter dig til at betale. En e-mail bekræfter, at din ordre er kommet. Aftalen er indgået, når vi bekræfter afsendelsen, senest når pakken går. Vi gemmer ordrens tekst, og du finder den på din konto.',
        de: 'Ein Warenkorb reserviert nichts. Vor dem Bestellen siehst du alles noch einmal und kannst es ändern; der letzte Knopf sagt, dass die Bestellung zahlungspflichtig ist. Eine E-Mail bestätigt den Eingang. Der Vertrag kommt zustande, wenn wir den Versand bestätigen, spätestens wenn das Paket abgeht. Den Text der Bestellung speichern wir, du findest ihn in deinem Konto.',
        es: 'La cesta no reserva nada. Antes de pedir lo ves todo otra vez y puedes corregirlo; el último botón dice que el pedido obliga a pagar. Un correo confirma que ha llegado. El contrato se cierra cuando confirmamos el envío, a más tardar cuando sale el paquete. Guardamos el texto del pedido y lo encuentras en tu cuenta.',
        fr: 'Un panier ne réserve rien. Avant de commander, tu revois tout et peux corriger ; le dernier bouton dit que la commande oblige à payer. Un e-mail confirme sa réception. Le contrat se forme quand nous confirmons l’expédition, au plus tard au départ du colis. Nous conservons le texte de la commande, que tu retrouves dans ton compte.',
        it: 'Il carrello non tiene da parte nulla. Prima di ordinare rivedi tutto e puoi correggere; l’ultimo pulsante dice che l’ordine comporta l’obbligo di pagare. Un’e-mail ne conferma l’arrivo. Il contratto nasce quando confermiamo la spedizione, al più tardi alla partenza del pacco. Conserviamo il testo dell’ordine e lo trovi nel tuo account.',
        sv: 'En varukorg reserverar inget. Innan du beställer ser du allt igen och kan ändra; sista knappen säger att beställningen innebär betalningsskyldighet. Ett mejl bekräftar att den har kommit. Avtalet ingås när vi bekräftar leveransen, senast när paketet går. Vi sparar beställningens text och du hittar den på ditt konto.',
      },
    ],
  },
  {
    heading: {
      en: '5. Payment',
      da: '5. Betaling',
      de: '5. Zahlung',
      es: '5. Pago',
      fr: '5. Paiement',
      it: '5. Pagamento',
      sv: '5. Betalning',
    },
    paragraphs: [
      {
        en: 'You pay by one of the means shown at the checkout. A card is charged when the parcel leaves. The goods are ours until they are paid for.',
        da: 'Du betaler på en af de måder, der vises ved betalingen. Beløbet trækkes på kortet, når pakken går. Varerne er vores, til de er betalt.',
        de: 'Du zahlst mit einer der Zahlungsarten, die an der Kasse stehen. Eine Karte wird belastet, wenn das Paket abgeht. Bis zur Zahlung bleibt die Ware unser Eigentum.',
        es: 'Pagas con uno de los medios que se muestran en la página de pago. La tarjeta se carga cuando sale el paquete. Los bienes son nuestros hasta que estén pagados.',
        fr: 'Tu paies par l’un des moyens proposés en caisse. La carte est débitée au départ du colis. Les biens restent à nous jusqu’au paiement.',
        it: 'Paghi con uno dei mezzi indicati alla cassa. La carta viene addebitata quando parte il pacco. I beni restano nostri fino al pagamento.',
        sv: 'Du betalar på något av de sätt som visas i kassan. Kortet debiteras när paketet går. Varorna är våra tills de är betalda.',
      },
    ],
  },
  {
    heading: {
      en: '6. Delivery',
      da: '6. Levering',
      de: '6. Lieferung',
      es: '6. Entrega',
      fr: '6. Livraison',
      it: '6. Consegna',
      sv: '6. Leverans',
    },
    paragraphs: [
      {
        en: 'Country of delivery: {country}. A parcel is on the road for {transitDays} working days; the day for your order is shown on the product page and in the basket. Until the parcel is in your hands, the risk is ours.',
        da: 'Leveringsland: {country}. En pakke er {transitDays} hverdage undervejs; dagen for din ordre står på varen og i kurven. Til pakken er i dine hænder, er risikoen vores.',
        de: 'Lieferland: {country}. Ein Paket ist {transitDays} Werktage unterwegs; der Tag für deine Bestellung steht beim Produkt und im Warenkorb. Bis du das Paket in Händen hast, tragen wir das Risiko.',
        es: 'País de entrega: {country}. Un paquete está {transitDays} días laborables de camino; la fecha de tu pedido está en el producto y en la cesta. Hasta que tengas el paquete, el riesgo es nuestro.',
        fr: 'Pays de livraison : {country}. Un colis est {transitDays} jours ouvrés en chemin ; la date de ta commande figure sur le produit et dans le panier. Jusqu’à la remise du colis, le risque est pour nous.',
        it: 'Paese di consegna: {country}. Un pacco viaggia {transitDays} giorni lavorativi; la data del tuo ordine è sul prodotto e nel carrello. Finché non hai in mano il pacco, il rischio è nostro.',
        sv: 'Leveransland: {country}. Ett paket är {transitDays} vardagar på väg; dagen för din beställning står på produkten och i varukorgen. Tills du har paketet i handen är risken vår.',
      },
    ],
  },
  {
    heading: {
      en: '7. Withdrawal, and things that are faulty',
      da: '7. Fortrydelse og fejl',
      de: '7. Widerruf und Mängel',
      es: '7. Desistimiento y defectos',
      fr: '7. Rétractation et défauts',
      it: '7. Recesso e difetti',
      sv: '7. Ångerrätt och fel',
    },
    paragraphs: [
      {
        en: 'You can withdraw within {returnDays} days; the page on withdrawal says how. For goods that are faulty or not as described you have your full rights under the law of the country you live in, such as repair, replacement, a lower price or your money back.',
        da: 'Du kan fortryde inden for {returnDays} dage; siden om fortrydelsesret siger hvordan. Er en vare mangelfuld eller ikke som beskrevet, har du alle de rettigheder, loven i dit land giver dig, for eksempel reparation, ombytning, afslag eller pengene tilbage.',
        de: 'Du kannst binnen {returnDays} Tagen widerrufen; wie, steht in der Widerrufsbelehrung. Ist Ware mangelhaft oder nicht wie beschrieben, hast du alle gesetzlichen Gewährleistungsrechte deines Landes: Reparatur, Ersatz, Minderung oder dein Geld zurück.',
        es: 'Puedes desistir en {returnDays} días; la página de desistimiento dice cómo. Si algo es defectuoso o no corresponde a lo descrito, tienes todos los derechos de la garantía legal de tu país: reparación, sustitución, rebaja del precio o devolución del dinero.',
        fr: 'Tu peux te rétracter sous {returnDays} jours ; la page sur la rétractation dit comment. Pour un bien défectueux ou non conforme, tu bénéficies des garanties légales de conformité et des vices cachés : réparation, remplacement, baisse de prix ou remboursement.',
        it: 'Puoi recedere entro {returnDays} giorni; la pagina sul recesso spiega come. Se un bene è difettoso o non conforme, hai tutti i diritti della garanzia legale: riparazione, sostituzione, riduzione del prezzo o rimborso.',
        sv: 'Du kan ångra köpet inom {returnDays} dagar; sidan om ångerrätt säger hur. Är en vara felaktig eller inte som beskriven har du alla rättigheter enligt lagen i ditt land, till exempel reparation, omleverans, prisavdrag eller pengarna tillbaka.',
      },
    ],
  },
  {
    heading: {
      en: '8. Bindings and the workshop',
      da: '8. Bindinger og værkstedet',
      de: '8. Bindungen und Werkstatt',
      es: '8. Fijaciones y taller',
      fr: '8. Fixations et atelier',
      it: '8. Attacchi e laboratorio',
      sv: '8. Bindningar och verkstad',
    },
    paragraphs: [
      {
        en: 'Our workshop adjusts bindings to what you tell it. Answer truthfully and have the adjustment checked every season: a wrong setting can injure you.',
        da: 'Vores værksted indstiller bindinger efter det, du oplyser. Svar sandfærdigt, og få indstillingen tjekket hver sæson: En forkert kan skade dig.',
        de: 'Unsere Werkstatt stellt Bindungen nach deinen Angaben ein. Antworte wahrheitsgemäß und lass die Einstellung jede Saison prüfen: Eine falsche kann zu Verletzungen führen.',
        es: 'Nuestro taller ajusta las fijaciones según tus datos. Di la verdad y haz revisar el ajuste cada temporada: uno equivocado puede lesionarte.',
        fr: 'Notre atelier règle les fixations d’après tes réponses. Réponds juste et fais contrôler le réglage chaque saison : un mauvais réglage peut te blesser.',
        it: 'Il nostro laboratorio regola gli attacchi in base ai tuoi dati. Rispondi con precisione e falli controllare ogni stagione: una regolazione sbagliata può farti male.',
        sv: 'Vår verkstad ställer in bindningar efter dina uppgifter. Svara sanningsenligt och låt kontrollera inställningen varje säsong: en felaktig kan skada dig.',
      },
    ],
  },
  {
    heading: {
      en: '9. Law and disagreements',
      da: '9. Lovvalg og uenighed',
      de: '9. Recht und Streit',
      es: '9. Ley aplicable y reclamaciones',
      fr: '9. Droit et litiges',
      it: '9. Legge e controversie',
      sv: '9. Lag och tvister',
    },
    paragraphs: [
      {
        en: 'The law of England and Wales applies; the protection that the law of the country you live in gives consumers stays yours, and so do its courts. Write to {email} or call {phone}: most things are settled there.',
        da: 'Loven i England og Wales gælder; den beskyttelse, forbrugerloven i dit land giver, beholder du, og landets domstole ligeså. Skriv til {email}, eller ring {phone}: Der klares det meste.',
        de: 'Es gilt das Recht von England und Wales; den Schutz, den das Recht deines Wohnsitzlandes Verbrauchern gibt, behältst du, und ebenso dessen Gerichte. Schreib an {email} oder ruf {phone} an: Das meiste klärt sich dort.',
        es: 'Se aplica la ley de Inglaterra y Gales; conservas la protección que la ley de tu país da a los consumidores, y también sus tribunales. Escribe a {email} o llama al {phone}: ahí se arregla casi todo.',
        fr: 'Le droit d’Angleterre et du pays de Galles s’applique ; tu gardes la protection que la loi de ton pays donne aux consommateurs, et ses tribunaux. Écris à {email} ou appelle le {phone} : presque tout s’y règle.',
        it: 'Si applica la legge di Inghilterra e Galles; conservi la tutela che la legge del tuo Paese dà ai consumatori, e i suoi tribunali. Scrivi a {email} o chiama {phone}: lì si risolve quasi tutto.',
        sv: 'Lagen i England och Wales gäller; det skydd som lagen i ditt land ger konsumenter behåller du, och även dess domstolar. Skriv till {email} eller ring {phone}: där löser sig det mesta.',
      },
    ],
  },
];

function termsPage(identifier: string, sections: readonly Section[]): TranslatedPage {
  return {
    identifier,
    title: {
      en: 'Terms and conditions',
      da: 'Handelsbetingelser',
      de: 'Allgemeine Geschäftsbedingungen',
      es: 'Condiciones de venta',
      fr: 'Conditions générales de vente',
      it: 'Condizioni di vendita',
      sv: 'Köpvillkor',
    },
    description: {
      en: 'The terms on which {shop} sells: prices, orders, delivery, withdrawal and your rights.',
      da: 'De vilkår, {shop} sælger på: priser, ordrer, levering, fortrydelse og dine rettigheder.',
      de: 'Zu welchen Bedingungen {shop} verkauft: Preise, Bestellung, Lieferung, Widerruf und deine Rechte.',
      es: 'En qué condiciones vende {shop}: precios, pedidos, entrega, desistimiento y tus derechos.',
      fr: 'À quelles conditions {shop} vend : prix, commandes, livraison, rétractation et tes droits.',
      it: 'A quali condizioni vende {shop}: prezzi, ordini, consegna, recesso e i tuoi diritti.',
      sv: 'På vilka villkor {shop} säljer: priser, beställningar, leverans, ångerrätt och dina rättigheter.',
    },
    content: (translate) => [
      ...sections.flatMap(({ heading, paragraphs }) => [
        { component: 'heading' as const, text: translate(heading) },
        { component: 'rich_text' as const, paragraphs: paragraphs.map((text) => translate(text)) },
      ]),
      { component: 'button', link: { label: translate(withdrawalLink), url: '/withdrawal' } },
    ],
  };
}

const withdrawalLink: Texts = {
  en: 'Withdrawal',
  da: 'Fortrydelsesret',
  de: 'Widerrufsbelehrung',
  es: 'Desistimiento',
  fr: 'Rétractation',
  it: 'Recesso',
  sv: 'Ångerrätt',
};

export const terms = termsPage('terms', [seller, membership, ...others]);
export const outletTerms = termsPage('terms@outlet', [seller, account, ...others]);
