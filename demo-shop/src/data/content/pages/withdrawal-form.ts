import type { Texts } from '../../texts.ts';
import type { TranslatedPage } from './page.ts';

const words = {
  use: {
    en: 'If you want to withdraw from the contract, copy this form into an email or onto paper, fill it in and send it to us. You need not use it: any clear message will do.',
    da: 'Vil du fortryde dit køb, så kopiér formularen til en e-mail eller på papir, udfyld den, og send den til os. Du behøver ikke bruge den: Enhver tydelig besked er nok.',
    de: 'Wenn du den Vertrag widerrufen willst, kopiere dieses Formular in eine E-Mail oder auf Papier, füll es aus und schick es uns. Du musst es nicht verwenden: Jede eindeutige Erklärung genügt.',
    es: 'Si quieres desistir del contrato, copia este formulario en un correo o en papel, rellénalo y envíanoslo. No es obligatorio: basta cualquier mensaje claro.',
    fr: 'Si tu veux te rétracter, copie ce formulaire dans un e-mail ou sur papier, remplis-le et envoie-le-nous. Il n’est pas obligatoire : tout message clair suffit.',
    it: 'Se vuoi recedere dal contratto, copia questo modulo in un’e-mail o su carta, compilalo e mandacelo. Non è obbligatorio: basta un messaggio chiaro.',
    sv: 'Vill du ångra köpet, kopiera formuläret till ett mejl eller på papper, fyll i det och skicka det till oss. Du behöver inte använda det: varje tydligt meddelande räcker.',
  },
  form: {
    en: 'The form',
    da: 'Formularen',
    de: 'Das Formular',
    es: 'El formulario',
    fr: 'Le formulaire',
    it: 'Il modulo',
    sv: 'Formuläret',
  },
  delete: {
    en: '(*) Delete as appropriate.',
    da: '(*) Det ikke relevante overstreges.',
    de: '(*) Unzutreffendes streichen.',
    es: '(*) Táchese lo que no proceda.',
    fr: '(*) Rayez la mention inutile.',
    it: '(*) Cancellare la dicitura inutile.',
    sv: '(*) Stryk det som inte är tillämpligt.',
  },
  back: {
    en: 'What happens after you withdraw',
    da: 'Hvad der sker, når du har fortrudt',
    de: 'Was nach dem Widerruf geschieht',
    es: 'Qué pasa después de desistir',
    fr: 'Ce qui se passe ensuite',
    it: 'Che cosa succede dopo il recesso',
    sv: 'Vad som händer när du har ångrat dig',
  },
} as const satisfies Record<string, Texts>;

/**
 * Fields of the model withdrawal form (Directive 2011/83/EU, annex I B); the one of the United Kingdom is identical.
 */
const fields: readonly Texts[] = [
  {
    en: 'To {company}, {address}, {email}:',
    da: 'Til {company}, {address}, {email}:',
    de: 'An {company}, {address}, {email}:',
    es: 'A la atención de {company}, {address}, {email}:',
    fr: 'À l’attention de {company}, {address}, {email} :',
    it: 'Destinatario: {company}, {address}, {email}:',
    sv: 'Till {company}, {address}, {email}:',
  },
  {
    en: 'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the supply of the following service (*)',
    da: 'Jeg/vi (*) meddeler herved, at jeg/vi (*) ønsker at gøre fortrydelsesretten gældende i forbindelse med min/vores (*) købsaftale om følgende varer (*)/levering af følgende tjenesteydelser (*)',
    de: 'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    es: 'Por la presente le comunico/comunicamos (*) que desisto/desistimos de mi/nuestro (*) contrato de venta del siguiente bien/prestación del siguiente servicio (*)',
    fr: 'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous',
    it: 'Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*)',
    sv: 'Jag/vi (*) meddelar härmed att jag/vi (*) frånträder mitt/vårt (*) köpeavtal avseende följande varor (*)/tjänster (*)',
  },
  {
    en: 'Ordered on (*)/received on (*)',
    da: 'Bestilt den (*)/modtaget den (*)',
    de: 'Bestellt am (*)/erhalten am (*)',
    es: 'Pedido el/recibido el (*)',
    fr: 'Commandé le (*)/reçu le (*)',
    it: 'Ordinato il (*)/ricevuto il (*)',
    sv: 'Beställdes den (*)/mottogs den (*)',
  },
  {
    en: 'Order number, name and address of the consumer(s)',
    da: 'Ordrenummer, forbrugerens/forbrugernes navn og adresse',
    de: 'Bestellnummer, Name und Anschrift des/der Verbraucher(s)',
    es: 'Número de pedido, nombre y domicilio del consumidor o de los consumidores',
    fr: 'Numéro de commande, nom et adresse du (des) consommateur(s)',
    it: 'Numero dell’ordine, nome e indirizzo del/dei consumatore(i)',
    sv: 'Ordernummer, konsumentens/konsumenternas namn och adress',
  },
  {
    en: 'Signature of the consumer(s) (only if this form is sent on paper), date',
    da: 'Forbrugerens/forbrugernes underskrift (kun hvis formularen sendes på papir), dato',
    de: 'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier), Datum',
    es: 'Firma del consumidor o de los consumidores (solo si se presenta en papel), fecha',
    fr: 'Signature du (des) consommateur(s) (uniquement sur papier), date',
    it: 'Firma del/dei consumatore(i) (solo se il modulo è su carta), data',
    sv: 'Konsumentens/konsumenternas namnteckning (endast på papper), datum',
  },
];

export const withdrawalForm: TranslatedPage = {
  identifier: 'withdrawal-form',
  title: {
    en: 'Withdrawal form',
    da: 'Fortrydelsesformular',
    de: 'Widerrufsformular',
    es: 'Formulario de desistimiento',
    fr: 'Formulaire de rétractation',
    it: 'Modulo di recesso',
    sv: 'Ångerblankett',
  },
  description: {
    en: 'The model form to withdraw from a purchase.',
    da: 'Standardformularen til at fortryde et køb.',
    de: 'Das Muster, mit dem du einen Kauf widerrufen kannst.',
    es: 'El modelo para desistir de una compra.',
    fr: 'Le modèle pour se rétracter d’un achat.',
    it: 'Il modello per recedere da un acquisto.',
    sv: 'Standardblanketten för att ångra ett köp.',
  },
  content: (translate) => [
    { component: 'rich_text', paragraphs: [translate(words.use)] },
    { component: 'heading', text: translate(words.form) },
    { component: 'list', items: fields.map((text) => translate(text)) },
    { component: 'rich_text', paragraphs: [translate(words.delete)] },
    { component: 'button', link: { label: translate(words.back), url: '/withdrawal' } },
  ],
};
