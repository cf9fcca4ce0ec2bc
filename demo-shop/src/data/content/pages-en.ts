import type { PageSeed } from './pages.ts';

export const englishPages: readonly PageSeed[] = [
  {
    identifier: 'about-us',
    title: 'About us',
    description: 'Who we are, what we sell and why our prices are for members only.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Offpiste is a members’ shop for skiers, snowboarders and everybody who would rather be above the tree line. We buy from brands directly, in the quantities and at the moments that suit them, and pass the saving on.',
          'That’s why our prices aren’t on show. Brands let us sell for less because it stays between us. Joining is free, takes a minute, and you can leave whenever you like.',
        ],
      },
      { component: 'heading', text: 'What we promise' },
      {
        component: 'list',
        items: [
          'We only sell what’s in our own warehouse. No pre-orders dressed up as stock.',
          'The recommended price we compare with is the one the maker publishes.',
          '{returnDays} days to send anything back, for any reason.',
          'People who ski answer your questions: {serviceHours}.',
        ],
      },
      { component: 'heading', text: 'Where we are' },
      {
        component: 'rich_text',
        paragraphs: [
          'The office and the workshop share an old mill in Leeds; the warehouse is twenty minutes down the road. Three people mount the bindings, grind the edges and stretch the boots; you’ll find their names in the parcel.',
        ],
      },
      { component: 'button', link: { label: 'Talk to us', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'frequently-asked-questions',
    title: 'Frequently asked questions',
    description: 'Membership, delivery, returns and choosing the right size: the questions we hear most.',
    content: [
      { component: 'heading', text: 'Membership and prices' },
      {
        component: 'faq',
        items: [
          {
            question: 'Why do I have to sign in to see prices?',
            answer:
              'Our sales are private: brands give us better terms because prices are shown to members only. Membership is free and commits you to nothing.',
          },
          {
            question: 'How long does a sale last?',
            answer:
              'Usually between three days and two weeks. The end date is shown on the sale and, in the last two days, on each product.',
          },
          {
            question: 'Are products in my basket reserved?',
            answer:
              'No. Your products aren’t reserved until you’ve placed the order, so a last pair may go to somebody quicker.',
          },
        ],
      },
      { component: 'heading', text: 'Delivery' },
      {
        component: 'faq',
        items: [
          {
            question: 'When will my order arrive?',
            answer:
              'Orders placed before 2 pm on a working day leave our warehouse within 24 hours. The parcel is then on the road for {transitDays} working days.',
          },
          {
            question: 'What does delivery cost?',
            answer: 'Delivery is {deliveryFee}, and free on orders of {freeDeliveryFrom} or more.',
          },
          {
            question: 'Can you mount my bindings?',
            answer:
              'Yes. Send us the sole length of your boots, your height, weight, age and how you ski, and our workshop mounts and tests the bindings before the skis leave.',
          },
        ],
      },
      { component: 'heading', text: 'Returns' },
      {
        component: 'faq',
        items: [
          {
            question: 'How long can I return something?',
            answer:
              '{returnDays} days from the day you receive it. Please send things back unused and, where possible, in their box.',
          },
          {
            question: 'When do I get my money back?',
            answer: 'Within {refundDays} working days of the parcel reaching us, by the means you paid with.',
          },
        ],
      },
      { component: 'heading', text: 'Sizes' },
      {
        component: 'faq',
        items: [
          {
            question: 'What is mondopoint?',
            answer:
              'The length of your foot in centimetres. Stand with your heel against a wall, measure to the end of the longest toe, and go by the longer foot.',
          },
          {
            question: 'Which ski length suits me?',
            answer:
              'For piste skis, somewhere between chin and nose; for all-mountain skis, nose to forehead; for freeride, your own height or a little more. Choose the shorter one if you’re still learning.',
          },
        ],
      },
      { component: 'button', link: { label: 'Ask us something else', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'contact-us',
    title: 'Contact us',
    description: 'Reach our team by phone, email or post.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'We’re here {serviceHours}. The quickest answer is on the phone; the most thorough one comes by email, usually the same day.',
        ],
      },
      {
        component: 'list',
        items: ['Phone: {phone}', 'Email: {email}', 'Post: {company}, {address}'],
      },
      { component: 'heading', text: 'Before you write' },
      {
        component: 'rich_text',
        paragraphs: [
          'Please have your order number to hand; it’s in the subject of the confirmation email. If something arrived damaged, a photo of the parcel and one of the product help us put it right straight away.',
        ],
      },
      {
        component: 'button',
        link: { label: 'Frequently asked questions', url: '/frequently-asked-questions' },
      },
    ],
  },
  {
    identifier: 'privacy-policy',
    title: 'Privacy policy',
    description: 'Which personal data we keep, why, for how long, and what you can ask of us.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'This page says which data we hold about you and what we do with it. The short version: what we need to sell you something and to look after it afterwards, and nothing we wouldn’t tell you about. The controller is Offpiste Ltd, whose address is on the contact page.',
        ],
      },
      { component: 'heading', text: 'What we keep' },
      {
        component: 'list',
        items: [
          'Your account: name, email address, country and language, and your password in a form that can’t be read back.',
          'Your orders: addresses, products, payments and our correspondence about them.',
          'Your choices: newsletters, cookies and, if you gave them, the measurements for your equipment.',
          'Technical records: the time and the page of a request, kept for 30 days to keep the shop secure.',
        ],
      },
      { component: 'heading', text: 'Why we may' },
      {
        component: 'rich_text',
        paragraphs: [
          'We use order data to fulfil the contract with you (Article 6(1)(b) of the GDPR) and to keep the books that the law requires (point c). Newsletters and cookies that aren’t essential rest on your consent (point a), which you can withdraw whenever you like. Security records rest on our legitimate interest in a shop that works (point f).',
        ],
      },
      { component: 'heading', text: 'Who else sees it' },
      {
        component: 'rich_text',
        paragraphs: [
          'Carriers see your address, payment providers your payment, and our host the servers on which it all runs. Nobody else, and nobody for money.',
        ],
      },
      { component: 'heading', text: 'Your rights' },
      {
        component: 'rich_text',
        paragraphs: [
          'You can ask for a copy of your data, have it corrected, moved or deleted, have its use restricted, and object to it. You can download your data and delete your account yourself: under “Privacy” in your account. For everything else, write to {privacyEmail}. If you aren’t happy with our answer, you can complain to the data protection authority in your country.',
        ],
      },
    ],
  },
];
