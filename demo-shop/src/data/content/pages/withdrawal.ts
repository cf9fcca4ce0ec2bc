import type { Texts } from '../../texts.ts';
import type { TranslatedPage } from './page.ts';

const words = {
  right: {
    en: 'Right of withdrawal',
    da: 'Fortrydelsesret',
    de: 'Widerrufsrecht',
    es: 'Derecho de desistimiento',
    fr: 'Droit de rétractation',
    it: 'Diritto di recesso',
    sv: 'Ångerrätt',
  },
  effects: {
    en: 'What follows',
    da: 'Følgerne',
    de: 'Folgen des Widerrufs',
    es: 'Consecuencias',
    fr: 'Effets de la rétractation',
    it: 'Effetti del recesso',
    sv: 'Vad som händer sedan',
  },
  exceptions: {
    en: 'Where there is none',
    da: 'Hvor den ikke gælder',
    de: 'Wo es kein Widerrufsrecht gibt',
    es: 'Cuándo no hay derecho',
    fr: 'Quand il n’y en a pas',
    it: 'Quando non c’è',
    sv: 'När den inte gäller',
  },
  form: {
    en: 'Withdrawal form',
    da: 'Fortrydelsesformular',
    de: 'Widerrufsformular',
    es: 'Formulario de desistimiento',
    fr: 'Formulaire de rétractation',
    it: 'Modulo di recesso',
    sv: 'Ångerblankett',
  },
  withdraw: {
    en: 'Withdraw from contract here',
    da: 'Fortryd aftalen her',
    de: 'Vertrag widerrufen',
    es: 'Desistir del contrato aquí',
    fr: 'Renoncer au contrat ici',
    it: 'Recedere dal contratto qui',
    sv: 'Ångra avtalet här',
  },
} as const satisfies Record<string, Texts>;

const right: readonly Texts[] = [
  {
    en: 'You have the right to withdraw from this contract within {returnDays} days without giving any reason. The period ends {returnDays} days after the day on which you, or somebody you name who is not the carrier, receive the goods; if one order comes in several parcels, after the day on which the last one arrives.',
    da: 'Du har ret til at fortryde aftalen inden for {returnDays} dage uden at give en grund. Fristen udløber {returnDays} dage efter den dag, hvor du eller en anden, du har udpeget, og som ikke er transportøren, får varerne i hænde; kommer en ordre i flere pakker, efter den dag, hvor den sidste kommer.',
    de: 'Du hast das Recht, binnen {returnDays} Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt {returnDays} Tage ab dem Tag, an dem du oder eine von dir benannte Person, die nicht der Beförderer ist, die Waren in Besitz genommen hast; kommt eine Bestellung in mehreren Paketen, ab dem Tag, an dem das letzte ankommt.',
    es: 'Tienes derecho a desistir de este contrato en un plazo de {returnDays} días sin indicar el motivo. El plazo termina a los {returnDays} días del día en que tú, o alguien que indiques y que no sea el transportista, recibáis los bienes; si un pedido llega en varios paquetes, del día en que llegue el último.',
    fr: 'Tu as le droit de te rétracter du contrat sans donner de motif dans un délai de {returnDays} jours. Il expire {returnDays} jours après le jour où toi-même, ou un tiers autre que le transporteur et désigné par toi, prends possession des biens ; si une commande arrive en plusieurs colis, après le jour où le dernier arrive.',
    it: 'Hai il diritto di recedere dal contratto, senza indicarne le ragioni, entro {returnDays} giorni. Il periodo scade dopo {returnDays} giorni dal giorno in cui tu, o un terzo diverso dal vettore e da te designato, acquisisci il possesso dei beni; se un ordine arriva in più pacchi, dal giorno in cui arriva l’ultimo.',
    sv: 'Du har rätt att frånträda avtalet utan att ange något skäl inom {returnDays} dagar. Fristen går ut {returnDays} dagar efter den dag då du, eller någon du utser som inte är transportören, får varorna; kommer en beställning i flera paket, efter den dag då det sista kommer.',
  },
  {
    en: 'To withdraw, tell us in a clear message: {company}, {address}, phone {phone}, email {email}. You may use the model form, but need not. It is in time if you send it before the period ends.',
    da: 'Vil du fortryde, så giv os tydelig besked: {company}, {address}, telefon {phone}, e-mail {email}. Du kan bruge standardformularen, men behøver ikke. Beskeden er rettidig, hvis du sender den, før fristen udløber.',
    de: 'Um zu widerrufen, schick uns eine eindeutige Erklärung: {company}, {address}, Telefon {phone}, E-Mail {email}. Du kannst das Muster-Widerrufsformular verwenden, musst es aber nicht. Es reicht, wenn du sie vor Ablauf der Frist abschickst.',
    es: 'Para desistir, avísanos con un mensaje claro: {company}, {address}, teléfono {phone}, correo {email}. Puedes usar el modelo de formulario, pero no es obligatorio. Basta con que lo envíes antes de que venza el plazo.',
    fr: 'Pour te rétracter, préviens-nous par un message clair : {company}, {address}, téléphone {phone}, e-mail {email}. Tu peux utiliser le modèle de formulaire, sans obligation. Il suffit de l’envoyer avant la fin du délai.',
    it: 'Per recedere, informaci con un messaggio esplicito: {company}, {address}, telefono {phone}, e-mail {email}. Puoi usare il modulo tipo, ma non è obbligatorio. Basta inviarlo prima della scadenza.',
    sv: 'Vill du ångra köpet, meddela oss tydligt: {company}, {address}, telefon {phone}, e-post {email}. Du kan använda standardblanketten, men behöver inte. Det räcker att du skickar meddelandet innan fristen går ut.',
  },
];

const effects: readonly Texts[] = [
  {
    en: 'We repay everything we received from you, standard delivery included, without undue delay and at the latest {withdrawalDays} days after your message reaches us, by the means you paid with and at no cost to you. We may wait until the goods are back, or until you have shown that you sent them.',
    da: 'Vi betaler alt tilbage, som vi har modtaget fra dig, også standardfragten, uden unødig forsinkelse og senest {withdrawalDays} dage efter, at din besked er nået frem, på samme måde som du betalte og uden gebyr. Vi kan vente, til varerne er kommet, eller til du har vist, at du har sendt dem.',
    de: 'Wir zahlen dir alles zurück, was wir von dir erhalten haben, auch den Standardversand, unverzüglich und spätestens binnen {withdrawalDays} Tagen, nachdem deine Erklärung bei uns eingegangen ist, auf demselben Weg, auf dem du bezahlt hast, und ohne Entgelt. Wir können damit warten, bis die Waren zurück sind oder du nachweist, dass du sie abgeschickt hast.',
    es: 'Te devolvemos todo lo que recibimos de ti, también el envío estándar, sin demora indebida y como máximo {withdrawalDays} días después de recibir tu mensaje, por el mismo medio de pago y sin ningún gasto. Podemos esperar hasta recibir los bienes o hasta que demuestres que los has enviado.',
    fr: 'Nous te remboursons tous les paiements reçus, livraison standard comprise, sans retard excessif et au plus tard {withdrawalDays} jours après la réception de ton message, par le moyen de paiement que tu as utilisé et sans frais. Nous pouvons attendre d’avoir reçu les biens ou la preuve de leur expédition.',
    it: 'Ti rimborsiamo tutti i pagamenti ricevuti, spedizione standard compresa, senza indebito ritardo e al più tardi {withdrawalDays} giorni dopo aver ricevuto il tuo messaggio, con lo stesso mezzo di pagamento e senza costi. Possiamo aspettare di ricevere i beni o la prova che li hai spediti.',
    sv: 'Vi betalar tillbaka allt vi fått från dig, även standardfrakten, utan onödigt dröjsmål och senast {withdrawalDays} dagar efter att ditt meddelande nått oss, på samma sätt som du betalade och utan avgift. Vi får vänta tills varorna kommit eller tills du visat att du skickat dem.',
  },
  {
    en: 'Send the goods back to {company}, {address}, at the latest {withdrawalDays} days after telling us. You bear the direct cost of sending them back. You are only liable for a loss of value that comes from handling them more than is needed to see what they are and how they work.',
    da: 'Send varerne til {company}, {address}, senest {withdrawalDays} dage efter, at du har givet besked. Du betaler selv returfragten. Du hæfter kun for værditab, der skyldes anden håndtering, end hvad der er nødvendigt for at se varens art og den måde, den fungerer på.',
    de: 'Schick die Waren spätestens binnen {withdrawalDays} Tagen nach deiner Erklärung an {company}, {address}. Die unmittelbaren Kosten der Rücksendung trägst du. Für einen Wertverlust musst du nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung von Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendig ist.',
    es: 'Devuelve los bienes a {company}, {address}, como máximo {withdrawalDays} días después de avisarnos. El coste directo de la devolución corre de tu cuenta. Solo respondes de la pérdida de valor que venga de un uso mayor del necesario para ver cómo son y cómo funcionan.',
    fr: 'Renvoie les biens à {company}, {address}, au plus tard {withdrawalDays} jours après nous avoir prévenus. Les frais directs de renvoi sont à ta charge. Ta responsabilité n’est engagée que pour une dépréciation due à des manipulations autres que celles nécessaires pour établir leur nature et leur bon fonctionnement.',
    it: 'Rispedisci i beni a {company}, {address}, al più tardi {withdrawalDays} giorni dopo averci informato. I costi diretti della restituzione sono a tuo carico. Rispondi solo della diminuzione di valore dovuta a una manipolazione diversa da quella necessaria per stabilirne natura e funzionamento.',
    sv: 'Skicka varorna till {company}, {address}, senest {withdrawalDays} dagar efter att du meddelat oss. Du betalar returfrakten. Du ansvarar bara för värdeminskning som beror på annan hantering än vad som behövs för att se hur de är och fungerar.',
  },
];

const exceptions: readonly Texts[] = [
  {
    en: 'Goods made or changed to your own measurements, such as drilled skis and shaped boots.',
    da: 'Varer, der er lavet eller ændret efter dine mål, som borede ski og formede støvler.',
    de: 'Waren, die nach deinen Maßen gefertigt oder verändert wurden, etwa gebohrte Ski und angepasste Schuhe.',
    es: 'Bienes hechos o modificados a tu medida, como esquís taladrados y botas moldeadas.',
    fr: 'Les biens confectionnés ou modifiés à tes mesures, comme des skis percés ou des chaussures façonnées.',
    it: 'Beni confezionati o modificati su misura, come sci forati e scarponi modellati.',
    sv: 'Varor som tillverkats eller ändrats efter dina mått, som borrade skidor och formade pjäxor.',
  },
  {
    en: 'Sealed goods that cannot be returned for reasons of hygiene once opened, such as mouthpieces.',
    da: 'Forseglede varer, der af hygiejniske grunde ikke kan returneres, når de er åbnet, som mundstykker.',
    de: 'Versiegelte Waren, die aus Gründen der Hygiene nach dem Öffnen nicht zurückgegeben werden können, etwa Mundstücke.',
    es: 'Bienes precintados que, por higiene, no se pueden devolver una vez abiertos, como las boquillas.',
    fr: 'Les biens scellés qui, une fois ouverts, ne peuvent être renvoyés pour des raisons d’hygiène, comme les embouts.',
    it: 'Beni sigillati che per igiene non si possono restituire una volta aperti, come i boccagli.',
    sv: 'Förseglade varor som av hygienskäl inte kan returneras när de öppnats, som munstycken.',
  },
];

export const withdrawal: TranslatedPage = {
  identifier: 'withdrawal',
  title: {
    en: 'Withdrawal',
    da: 'Fortrydelsesret',
    de: 'Widerrufsbelehrung',
    es: 'Desistimiento',
    fr: 'Rétractation',
    it: 'Recesso',
    sv: 'Ångerrätt',
  },
  description: {
    en: 'How to withdraw from a purchase within {returnDays} days, and what follows.',
    da: 'Sådan fortryder du et køb inden for {returnDays} dage, og hvad der så sker.',
    de: 'Wie du einen Kauf binnen {returnDays} Tagen widerrufst und was dann geschieht.',
    es: 'Cómo desistir de una compra en {returnDays} días y qué pasa después.',
    fr: 'Comment te rétracter d’un achat sous {returnDays} jours, et ce qui se passe ensuite.',
    it: 'Come recedere da un acquisto entro {returnDays} giorni e che cosa succede dopo.',
    sv: 'Hur du ångrar ett köp inom {returnDays} dagar, och vad som händer sedan.',
  },
  content: (translate) => [
    { component: 'heading', text: translate(words.right) },
    { component: 'rich_text', paragraphs: right.map((text) => translate(text)) },
    { component: 'button', link: { label: translate(words.withdraw), url: '/sales/withdrawal/' } },
    { component: 'heading', text: translate(words.effects) },
    { component: 'rich_text', paragraphs: effects.map((text) => translate(text)) },
    { component: 'heading', text: translate(words.exceptions) },
    { component: 'list', items: exceptions.map((text) => translate(text)) },
    { component: 'button', link: { label: translate(words.form), url: '/withdrawal-form' } },
  ],
};
