import type { PageSeed } from './pages.ts';

export const danishPages: readonly PageSeed[] = [
  {
    identifier: 'about-us',
    title: 'Om os',
    description: 'Hvem vi er, hvad vi sælger, og hvorfor vores priser kun er for medlemmer.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Offpiste er en medlemsbutik for skiløbere, snowboardere og alle andre, der helst vil være over trægrænsen. Vi køber direkte hos mærkerne, i de mængder og på de tidspunkter, der passer dem, og giver besparelsen videre til dig.',
          'Derfor hænger vores priser ikke i vinduet. Mærkerne lader os sælge billigere, fordi det bliver mellem os. Det er gratis at blive medlem, det tager et minut, og du kan melde dig ud, når du vil.',
        ],
      },
      { component: 'heading', text: 'Det lover vi' },
      {
        component: 'list',
        items: [
          'Vi sælger kun det, der ligger på vores eget lager. Ingen forudbestillinger forklædt som lagervarer.',
          'Den vejledende pris, vi sammenligner med, er den, producenten selv offentliggør.',
          '{returnDays} dages fortrydelsesret, og du behøver ikke sige hvorfor.',
          'Folk, der selv står på ski, svarer på dine spørgsmål: {serviceHours}.',
        ],
      },
      { component: 'heading', text: 'Her holder vi til' },
      {
        component: 'rich_text',
        paragraphs: [
          'Kontor og værksted deler en gammel mølle i Leeds; lageret ligger tyve minutter derfra. Bindinger bliver monteret, stålkanter slebet og støvler blokket ud af tre personer, hvis navne du finder i pakken.',
        ],
      },
      { component: 'button', link: { label: 'Skriv til os', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'frequently-asked-questions',
    title: 'Ofte stillede spørgsmål',
    description: 'Medlemskab, levering, returnering og den rigtige størrelse: de spørgsmål, vi oftest får.',
    content: [
      { component: 'heading', text: 'Medlemskab og priser' },
      {
        component: 'faq',
        items: [
          {
            question: 'Hvorfor skal jeg logge ind for at se priserne?',
            answer:
              'Vores udsalg er kun for medlemmer: Mærkerne giver os bedre vilkår, fordi kun medlemmer ser priserne. Medlemskabet er gratis og forpligter dig ikke til noget.',
          },
          {
            question: 'Hvor længe varer et udsalg?',
            answer:
              'Som regel mellem tre dage og to uger. Slutdatoen står ved udsalget og de sidste to dage også ved hver vare.',
          },
          {
            question: 'Er varerne i min kurv reserveret?',
            answer:
              'Nej. Dine varer er ikke reserveret, før du har bestilt, så det sidste par kan gå til en, der er hurtigere.',
          },
        ],
      },
      { component: 'heading', text: 'Levering' },
      {
        component: 'faq',
        items: [
          {
            question: 'Hvornår kommer min ordre?',
            answer:
              'Bestiller du inden kl. 14 på en hverdag, forlader pakken vores lager inden for 24 timer. Derefter er den {transitDays} hverdage undervejs.',
          },
          {
            question: 'Hvad koster levering?',
            answer:
              'Levering koster {deliveryFee} og er gratis, når du handler for {freeDeliveryFrom} eller mere.',
          },
          {
            question: 'Monterer I mine bindinger?',
            answer:
              'Ja. Send os sålelængden på dine støvler, din højde, vægt og alder, og hvordan du står på ski, så monterer og tester vores værksted bindingerne, før skiene bliver sendt.',
          },
        ],
      },
      { component: 'heading', text: 'Returnering' },
      {
        component: 'faq',
        items: [
          {
            question: 'Hvor længe kan jeg returnere en vare?',
            answer:
              'Du har {returnDays} dages fortrydelsesret fra den dag, du modtager varen. Send den venligst retur ubrugt og så vidt muligt i sin emballage.',
          },
          {
            question: 'Hvornår får jeg pengene tilbage?',
            answer:
              'Senest {refundDays} hverdage efter, at pakken er nået frem til os, på samme måde som du betalte.',
          },
        ],
      },
      { component: 'heading', text: 'Størrelser' },
      {
        component: 'faq',
        items: [
          {
            question: 'Hvad er mondopoint?',
            answer:
              'Længden på din fod i centimeter. Stil dig med hælen mod en væg, mål til spidsen af den længste tå, og brug målet fra den længste fod.',
          },
          {
            question: 'Hvilken skilængde passer til mig?',
            answer:
              'Til pisteski et sted mellem hage og næse, til allmountainski mellem næse og pande, til freerideski din egen højde eller lidt mere. Vælg den korteste, hvis du stadig er ved at lære det.',
          },
        ],
      },
      { component: 'button', link: { label: 'Spørg om noget andet', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'contact-us',
    title: 'Kontakt os',
    description: 'Få fat i os på telefon, e-mail eller med posten.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Vi er her {serviceHours}. Det hurtigste svar får du på telefonen; det grundigste kommer på e-mail, som regel samme dag.',
        ],
      },
      {
        component: 'list',
        items: ['Telefon: {phone}', 'E-mail: {email}', 'Post: {company}, {address}'],
      },
      { component: 'heading', text: 'Før du skriver' },
      {
        component: 'rich_text',
        paragraphs: [
          'Hav dit ordrenummer klar; det står i emnefeltet på ordrebekræftelsen. Er noget blevet beskadiget undervejs, så send et billede af pakken og et af varen, så kan vi rette op på det med det samme.',
        ],
      },
      {
        component: 'button',
        link: { label: 'Ofte stillede spørgsmål', url: '/frequently-asked-questions' },
      },
    ],
  },
  {
    identifier: 'privacy-policy',
    title: 'Privatlivspolitik',
    description:
      'Hvilke personoplysninger vi opbevarer, hvorfor og hvor længe, og hvilke rettigheder du har.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Her kan du læse, hvilke personoplysninger vi har om dig, og hvad vi bruger dem til. Kort sagt: det, der skal til for at sælge dig noget og hjælpe dig bagefter, og intet, vi ikke ville fortælle dig om. Dataansvarlig er Offpiste Ltd, hvis adresse står på kontaktsiden.',
        ],
      },
      { component: 'heading', text: 'Det opbevarer vi' },
      {
        component: 'list',
        items: [
          'Din konto: navn, e-mailadresse, land og sprog samt din adgangskode i en form, der ikke kan læses.',
          'Dine ordrer: adresser, varer, betalinger og vores korrespondance om dem.',
          'Dine valg: nyhedsbreve, cookies og, hvis du har oplyst dem, målene til dit udstyr.',
          'Tekniske logfiler: tidspunkt og side for hver forespørgsel, gemt i 30 dage for at holde butikken sikker.',
        ],
      },
      { component: 'heading', text: 'Derfor må vi' },
      {
        component: 'rich_text',
        paragraphs: [
          'Ordreoplysninger behandler vi for at opfylde aftalen med dig (databeskyttelsesforordningens artikel 6, stk. 1, litra b) og for at føre det regnskab, loven kræver (litra c). Nyhedsbreve og cookies, der ikke er nødvendige, hviler på dit samtykke (litra a), som du kan trække tilbage når som helst. Logfiler til sikkerhed hviler på vores legitime interesse i en butik, der virker (litra f).',
        ],
      },
      { component: 'heading', text: 'Hvem der ellers ser dem' },
      {
        component: 'rich_text',
        paragraphs: [
          'Fragtfirmaerne ser din adresse, betalingsudbyderne din betaling og vores hostingudbyder de servere, det hele kører på. Ingen andre, og ingen mod betaling.',
        ],
      },
      { component: 'heading', text: 'Dine rettigheder' },
      {
        component: 'rich_text',
        paragraphs: [
          'Du har ret til at få indsigt i dine oplysninger, at få dem rettet, slettet eller udleveret, så du kan tage dem med, at få behandlingen begrænset og at gøre indsigelse mod den. På din konto kan du under “Privatliv” selv hente dine data og slette kontoen. Skriv til {privacyEmail} om alt andet. Er du ikke tilfreds med vores svar, kan du klage til Datatilsynet.',
        ],
      },
    ],
  },
];
