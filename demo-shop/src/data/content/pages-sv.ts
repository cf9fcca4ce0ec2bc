import type { PageSeed } from './pages.ts';

export const swedishPages: readonly PageSeed[] = [
  {
    identifier: 'about-us',
    title: 'Om oss',
    description: 'Vilka vi är, vad vi säljer och varför våra priser bara är för medlemmar.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Offpiste är en medlemsbutik för skidåkare, snowboardåkare och alla andra som helst vill vara ovanför trädgränsen. Vi köper direkt av märkena, i de mängder och vid de tillfällen som passar dem, och låter dig ta del av besparingen.',
          'Därför hänger våra priser inte i skyltfönstret. Märkena låter oss sälja billigare eftersom det stannar oss emellan. Det är gratis att bli medlem, det tar en minut och du kan gå ur när du vill.',
        ],
      },
      { component: 'heading', text: 'Det här lovar vi' },
      {
        component: 'list',
        items: [
          'Vi säljer bara det som finns i vårt eget lager. Inga förbeställningar utklädda till lagervaror.',
          'Det rekommenderade pris vi jämför med är det som tillverkaren själv uppger.',
          '{returnDays} dagars ångerrätt, och du behöver inte säga varför.',
          'Folk som själva åker skidor svarar på dina frågor: {serviceHours}.',
        ],
      },
      { component: 'heading', text: 'Här finns vi' },
      {
        component: 'rich_text',
        paragraphs: [
          'Kontoret och verkstaden delar på en gammal kvarn i Leeds; lagret ligger tjugo minuter bort. Bindningar monteras, stålkanter slipas och pjäxor lästas ut av tre personer vars namn du hittar i paketet.',
        ],
      },
      { component: 'button', link: { label: 'Prata med oss', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'frequently-asked-questions',
    title: 'Vanliga frågor',
    description: 'Medlemskap, leverans, returer och rätt storlek: det vi oftast får frågor om.',
    content: [
      { component: 'heading', text: 'Medlemskap och priser' },
      {
        component: 'faq',
        items: [
          {
            question: 'Varför måste jag logga in för att se priserna?',
            answer:
              'Våra kampanjer är bara för medlemmar: märkena ger oss bättre villkor eftersom bara medlemmar ser priserna. Medlemskapet är gratis och binder dig inte till något.',
          },
          {
            question: 'Hur länge pågår en kampanj?',
            answer:
              'Oftast mellan tre dagar och två veckor. Slutdatumet står vid kampanjen och de sista två dagarna även vid varje produkt.',
          },
          {
            question: 'Är varorna i min varukorg reserverade?',
            answer:
              'Nej. Dina varor är inte reserverade förrän du har beställt, så det sista paret kan gå till någon som är snabbare.',
          },
        ],
      },
      { component: 'heading', text: 'Leverans' },
      {
        component: 'faq',
        items: [
          {
            question: 'När kommer min beställning?',
            answer:
              'Beställer du före kl. 14 en vardag lämnar paketet vårt lager inom 24 timmar. Sedan är det {transitDays} vardagar på väg.',
          },
          {
            question: 'Vad kostar frakten?',
            answer: 'Frakten kostar {deliveryFee} och är fri när du handlar för minst {freeDeliveryFrom}.',
          },
          {
            question: 'Monterar ni mina bindningar?',
            answer:
              'Ja. Skicka oss sullängden på dina pjäxor, din längd, vikt och ålder och hur du åker, så monterar och testar vår verkstad bindningarna innan skidorna skickas.',
          },
        ],
      },
      { component: 'heading', text: 'Returer' },
      {
        component: 'faq',
        items: [
          {
            question: 'Hur länge kan jag returnera något?',
            answer:
              'Du har {returnDays} dagars ångerrätt från den dag du får varan. Skicka gärna tillbaka den oanvänd och om möjligt i sin kartong.',
          },
          {
            question: 'När får jag pengarna tillbaka?',
            answer:
              'Inom {refundDays} vardagar efter att paketet har kommit fram till oss, på samma sätt som du betalade.',
          },
        ],
      },
      { component: 'heading', text: 'Storlekar' },
      {
        component: 'faq',
        items: [
          {
            question: 'Vad är mondopoint?',
            answer:
              'Längden på din fot i centimeter. Ställ dig med hälen mot en vägg, mät till spetsen på den längsta tån och utgå från den längre foten.',
          },
          {
            question: 'Vilken skidlängd passar mig?',
            answer:
              'För pistskidor någonstans mellan haka och näsa, för allmountainskidor mellan näsa och panna, för freerideskidor din egen längd eller lite mer. Välj den kortare om du fortfarande håller på att lära dig.',
          },
        ],
      },
      { component: 'button', link: { label: 'Fråga oss något annat', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'contact-us',
    title: 'Kontakta oss',
    description: 'Så når du oss: på telefon, via mejl eller med brev.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Vi finns här {serviceHours}. Snabbast svar får du på telefon; det grundligaste kommer via mejl, oftast samma dag.',
        ],
      },
      {
        component: 'list',
        items: ['Telefon: {phone}', 'E-post: {email}', 'Post: {company}, {address}'],
      },
      { component: 'heading', text: 'Innan du skriver' },
      {
        component: 'rich_text',
        paragraphs: [
          'Ha gärna ditt ordernummer till hands; det står i ämnesraden på orderbekräftelsen. Om något har kommit fram skadat hjälper en bild på paketet och en på produkten oss att ordna det direkt.',
        ],
      },
      {
        component: 'button',
        link: { label: 'Vanliga frågor', url: '/frequently-asked-questions' },
      },
    ],
  },
  {
    identifier: 'privacy-policy',
    title: 'Integritetspolicy',
    description: 'Vilka personuppgifter vi sparar, varför, hur länge och vilka rättigheter du har.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Här står vilka personuppgifter vi har om dig och vad vi gör med dem. I korthet: det som behövs för att sälja något till dig och ta hand om det efteråt, och ingenting som vi inte skulle berätta om. Personuppgiftsansvarig är Offpiste Ltd, vars adress står på kontaktsidan.',
        ],
      },
      { component: 'heading', text: 'Det här sparar vi' },
      {
        component: 'list',
        items: [
          'Ditt konto: namn, e-postadress, land och språk samt ditt lösenord i en form som inte går att läsa.',
          'Dina beställningar: adresser, produkter, betalningar och det vi skrivit till varandra om dem.',
          'Dina val: nyhetsbrev, kakor och, om du har angett dem, måtten för din utrustning.',
          'Tekniska loggar: tid och sida för varje anrop, sparade i 30 dagar för att hålla butiken säker.',
        ],
      },
      { component: 'heading', text: 'Vår rättsliga grund' },
      {
        component: 'rich_text',
        paragraphs: [
          'Orderuppgifter behandlar vi för att fullgöra avtalet med dig (artikel 6.1 b i GDPR) och för att sköta den bokföring som lagen kräver (6.1 c). Nyhetsbrev och kakor som inte är nödvändiga bygger på ditt samtycke (6.1 a), som du kan återkalla när du vill. Säkerhetsloggar bygger på vårt berättigade intresse av en butik som fungerar (6.1 f).',
        ],
      },
      { component: 'heading', text: 'Vilka andra som ser dem' },
      {
        component: 'rich_text',
        paragraphs: [
          'Transportörerna ser din adress, betaltjänsterna din betalning och vårt webbhotell de servrar som allt körs på. Ingen annan, och ingen mot betalning.',
        ],
      },
      { component: 'heading', text: 'Dina rättigheter' },
      {
        component: 'rich_text',
        paragraphs: [
          'Du kan begära ut dina uppgifter, få dem rättade, raderade eller flyttade, begära att behandlingen begränsas och invända mot den. På ditt konto kan du under ”Integritet” själv hämta dina uppgifter och radera kontot. Skriv till {privacyEmail} om allt annat. Är du inte nöjd med vårt svar kan du klaga hos Integritetsskyddsmyndigheten (IMY).',
        ],
      },
    ],
  },
];
