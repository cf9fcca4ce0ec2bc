import type { PageSeed } from './pages.ts';

export const italianPages: readonly PageSeed[] = [
  {
    identifier: 'about-us',
    title: 'Chi siamo',
    description: 'Chi siamo, che cosa vendiamo e perché i nostri prezzi sono riservati agli iscritti.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Offpiste è un negozio per iscritti: per chi scia, per chi va in snowboard e per chiunque preferisca stare sopra il limite del bosco. Compriamo direttamente dalle marche, nelle quantità e nei momenti che fanno comodo a loro, e giriamo a te il risparmio.',
          'Per questo i nostri prezzi non sono in vetrina. Le marche ci lasciano vendere a meno perché la cosa resta fra noi. Iscriversi è gratis, richiede un minuto e puoi cancellarti quando vuoi.',
        ],
      },
      { component: 'heading', text: 'Che cosa ti promettiamo' },
      {
        component: 'list',
        items: [
          'Vendiamo solo quello che abbiamo nel nostro magazzino. Niente preordini travestiti da pronta consegna.',
          'Il prezzo consigliato con cui facciamo il confronto è quello pubblicato dal produttore.',
          '{returnDays} giorni per il recesso, senza doverci dire perché.',
          'Alle tue domande risponde gente che scia: {serviceHours}.',
        ],
      },
      { component: 'heading', text: 'Dove siamo' },
      {
        component: 'rich_text',
        paragraphs: [
          'L’ufficio e il laboratorio si dividono un vecchio mulino a Leeds; il magazzino è a venti minuti di strada. A montare gli attacchi, affilare le lamine e allargare gli scarponi sono in tre: i loro nomi li trovi nel pacco.',
        ],
      },
      { component: 'button', link: { label: 'Parla con noi', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'frequently-asked-questions',
    title: 'Domande frequenti',
    description: 'Iscrizione, spedizione, resi e scelta della taglia: le domande che riceviamo più spesso.',
    content: [
      { component: 'heading', text: 'Iscrizione e prezzi' },
      {
        component: 'faq',
        items: [
          {
            question: 'Perché devo accedere per vedere i prezzi?',
            answer:
              'Le nostre vendite sono private: le marche ci fanno condizioni migliori perché i prezzi li vedono solo gli iscritti. L’iscrizione è gratuita e non ti impegna a nulla.',
          },
          {
            question: 'Quanto dura una vendita?',
            answer:
              'Di solito da tre giorni a due settimane. La scadenza è indicata nella vendita e, negli ultimi due giorni, anche su ogni prodotto.',
          },
          {
            question: 'Gli articoli nel mio carrello vengono tenuti da parte?',
            answer:
              'No. Finché non hai ordinato non li teniamo da parte, quindi l’ultimo paio può andare a chi è più veloce.',
          },
        ],
      },
      { component: 'heading', text: 'Spedizione' },
      {
        component: 'faq',
        items: [
          {
            question: 'Quando arriva il mio ordine?',
            answer:
              'Se ordini prima delle 14 di un giorno lavorativo, il pacco lascia il nostro magazzino entro 24 ore. Poi viaggia per {transitDays} giorni lavorativi.',
          },
          {
            question: 'Quanto costa la spedizione?',
            answer: 'La spedizione costa {deliveryFee} ed è gratuita a partire da {freeDeliveryFrom}.',
          },
          {
            question: 'Mi montate gli attacchi?',
            answer:
              'Sì. Mandaci la lunghezza della suola dei tuoi scarponi, la tua altezza, il peso, l’età e come scii: il nostro laboratorio monta e controlla gli attacchi prima che gli sci partano.',
          },
        ],
      },
      { component: 'heading', text: 'Resi' },
      {
        component: 'faq',
        items: [
          {
            question: 'Quanto tempo ho per restituire qualcosa?',
            answer:
              'Hai {returnDays} giorni da quando ricevi l’articolo per esercitare il diritto di recesso. Per favore rimandacelo senza averlo usato e, se possibile, nella sua scatola.',
          },
          {
            question: 'Quando riavrò i miei soldi?',
            answer:
              'Entro {refundDays} giorni lavorativi dall’arrivo del pacco da noi, con lo stesso mezzo con cui hai pagato.',
          },
        ],
      },
      { component: 'heading', text: 'Taglie' },
      {
        component: 'faq',
        items: [
          {
            question: 'Che cos’è il mondopoint?',
            answer:
              'La lunghezza del tuo piede in centimetri. Appoggia il tallone a una parete, misura fino alla punta del dito più lungo e prendi la misura del piede più lungo.',
          },
          {
            question: 'Che lunghezza di sci fa per me?',
            answer:
              'Per gli sci da pista, fra il mento e il naso; per gli all-mountain, fra il naso e la fronte; per il freeride, la tua altezza o poco più. Se stai ancora imparando, scegli la più corta.',
          },
        ],
      },
      { component: 'button', link: { label: 'Chiedici qualcos’altro', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'contact-us',
    title: 'Contattaci',
    description: 'Come raggiungerci per telefono, per e-mail o per posta.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Ci siamo {serviceHours}. La risposta più rapida te la diamo al telefono; la più completa arriva per e-mail, di solito in giornata.',
        ],
      },
      {
        component: 'list',
        items: ['Telefono: {phone}', 'E-mail: {email}', 'Posta: {company}, {address}'],
      },
      { component: 'heading', text: 'Prima di scriverci' },
      {
        component: 'rich_text',
        paragraphs: [
          'Tieni sottomano il numero d’ordine: è nell’oggetto dell’e-mail di conferma. Se qualcosa è arrivato danneggiato, una foto del pacco e una del prodotto ci aiutano a rimediare subito.',
        ],
      },
      {
        component: 'button',
        link: { label: 'Domande frequenti', url: '/frequently-asked-questions' },
      },
    ],
  },
  {
    identifier: 'privacy-policy',
    title: 'Informativa sulla privacy',
    description: 'Quali dati personali conserviamo, perché, per quanto tempo e quali diritti hai.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Qui trovi quali dati personali abbiamo su di te e che cosa ne facciamo. In breve: quello che serve per venderti qualcosa e per seguirti dopo, e niente di cui non ti parleremmo. Il titolare del trattamento è Offpiste Ltd, il cui indirizzo è nella pagina dei contatti.',
        ],
      },
      { component: 'heading', text: 'Che cosa conserviamo' },
      {
        component: 'list',
        items: [
          'Il tuo account: nome, indirizzo e-mail, Paese e lingua, e la password in una forma che nessuno può leggere.',
          'I tuoi ordini: indirizzi, prodotti, pagamenti e quello che ci siamo scritti in proposito.',
          'Le tue scelte: newsletter, cookie e, se ce le hai date, le misure per la tua attrezzatura.',
          'I registri tecnici: l’ora e la pagina di ogni richiesta, conservate per 30 giorni per la sicurezza del negozio.',
        ],
      },
      { component: 'heading', text: 'Su quale base giuridica' },
      {
        component: 'rich_text',
        paragraphs: [
          'Trattiamo i dati degli ordini per eseguire il contratto con te (art. 6, par. 1, lett. b, GDPR) e per tenere la contabilità che la legge ci impone (lett. c). Le newsletter e i cookie non essenziali si basano sul tuo consenso (lett. a), che puoi revocare quando vuoi. I registri di sicurezza si basano sul nostro legittimo interesse a un negozio che funzioni (lett. f).',
        ],
      },
      { component: 'heading', text: 'Chi altro li vede' },
      {
        component: 'rich_text',
        paragraphs: [
          'I corrieri vedono il tuo indirizzo, i fornitori dei servizi di pagamento il tuo pagamento e il nostro fornitore di hosting i server su cui gira tutto. Nessun altro, e nessuno in cambio di denaro.',
        ],
      },
      { component: 'heading', text: 'I tuoi diritti' },
      {
        component: 'rich_text',
        paragraphs: [
          'Puoi chiedere l’accesso ai tuoi dati, la rettifica, la cancellazione, la limitazione del trattamento e la portabilità, e puoi opporti al loro uso. Dal tuo account puoi scaricare i tuoi dati ed eliminare l’account: alla voce «Privacy». Per tutto il resto scrivi a {privacyEmail}. Se la nostra risposta non ti soddisfa, puoi presentare reclamo al Garante per la protezione dei dati personali.',
        ],
      },
    ],
  },
];
