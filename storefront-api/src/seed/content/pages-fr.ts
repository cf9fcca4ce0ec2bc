import type { PageSeed } from './pages.ts';

export const frenchPages: readonly PageSeed[] = [
  {
    identifier: 'about-us',
    title: 'Qui sommes-nous',
    description: 'Qui nous sommes, ce que nous vendons et pourquoi nos prix sont réservés aux membres.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Offpiste est une boutique pour membres, faite pour celles et ceux qui préfèrent la vie au-dessus des forêts. Nous achetons directement aux marques, dans les quantités et aux moments qui leur conviennent, et nous vous faisons profiter de la différence.',
          'C’est pourquoi nos prix ne sont pas affichés. Les marques acceptent que nous vendions moins cher parce que cela reste entre nous. L’inscription est gratuite, prend une minute et peut être annulée à tout moment.',
        ],
      },
      { component: 'heading', text: 'Nos engagements' },
      {
        component: 'list',
        items: [
          'Nous ne vendons que ce qui se trouve dans notre entrepôt. Pas de précommandes déguisées en stock.',
          'Le prix conseillé auquel nous comparons le nôtre est celui que publie le fabricant.',
          'Quatorze jours pour tout renvoyer, quelle que soit la raison.',
          'Des gens qui skient répondent à vos questions, du lundi au vendredi, de 9 h à 18 h.',
        ],
      },
      { component: 'heading', text: 'Où nous trouver' },
      {
        component: 'rich_text',
        paragraphs: [
          'Les bureaux et l’atelier partagent un ancien moulin à Leeds ; l’entrepôt est à vingt minutes de là. Trois personnes, dont vous trouverez le prénom dans le colis, montent les fixations, affûtent les carres et élargissent les chaussures.',
        ],
      },
      { component: 'button', link: { label: 'Nous parler', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'frequently-asked-questions',
    title: 'Questions fréquentes',
    description: 'Adhésion, livraison, retours et tailles : les questions que l’on nous pose le plus.',
    content: [
      { component: 'heading', text: 'Adhésion et prix' },
      {
        component: 'faq',
        items: [
          {
            question: 'Pourquoi faut-il se connecter pour voir les prix ?',
            answer:
              'Nos ventes sont privées : les marques nous accordent de meilleures conditions parce que les prix ne sont montrés qu’aux membres. L’adhésion est gratuite et n’engage à rien.',
          },
          {
            question: 'Combien de temps dure une vente ?',
            answer:
              'Entre trois jours et deux semaines en général. La date de fin figure sur la vente et, les deux derniers jours, sur chaque produit.',
          },
          {
            question: 'Les articles de mon panier sont-ils réservés ?',
            answer:
              'Non. Vos articles ne sont pas réservés tant que la commande n’est pas passée : la dernière paire peut partir chez quelqu’un de plus rapide.',
          },
        ],
      },
      { component: 'heading', text: 'Livraison' },
      {
        component: 'faq',
        items: [
          {
            question: 'Quand ma commande arrivera-t-elle ?',
            answer:
              'Les commandes passées avant 14 h un jour ouvré quittent l’entrepôt sous 24 heures. Comptez ensuite deux à cinq jours ouvrés en France et un à trois au Royaume-Uni.',
          },
          {
            question: 'Combien coûte la livraison ?',
            answer: 'La livraison coûte 4,95 € et devient gratuite à partir de 75 € d’achat.',
          },
          {
            question: 'Pouvez-vous monter mes fixations ?',
            answer:
              'Oui. Indiquez-nous la longueur de semelle de vos chaussures, votre taille, votre poids, votre âge et votre façon de skier : l’atelier monte et contrôle les fixations avant l’envoi des skis.',
          },
        ],
      },
      { component: 'heading', text: 'Retours' },
      {
        component: 'faq',
        items: [
          {
            question: 'De combien de temps est-ce que je dispose pour un retour ?',
            answer:
              'De quatorze jours à compter de la réception. Merci de renvoyer les articles non utilisés et, si possible, dans leur emballage.',
          },
          {
            question: 'Quand serai-je remboursé ?',
            answer:
              'Dans les cinq jours ouvrés suivant l’arrivée du colis chez nous, par le moyen de paiement que vous avez utilisé.',
          },
        ],
      },
      { component: 'heading', text: 'Tailles' },
      {
        component: 'faq',
        items: [
          {
            question: 'Qu’est-ce que le mondopoint ?',
            answer:
              'La longueur de votre pied en centimètres. Placez le talon contre un mur, mesurez jusqu’au bout de l’orteil le plus long et gardez la mesure du plus grand des deux pieds.',
          },
          {
            question: 'Quelle longueur de ski me faut-il ?',
            answer:
              'Pour la piste, entre le menton et le nez ; pour l’all-mountain, entre le nez et le front ; pour le freeride, votre taille ou un peu plus. Si vous débutez, prenez la plus courte.',
          },
        ],
      },
      { component: 'button', link: { label: 'Poser une autre question', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'contact-us',
    title: 'Nous contacter',
    description: 'Joignez notre équipe par téléphone, par e-mail ou par courrier.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Nous sommes là du lundi au vendredi, de 9 h à 18 h. La réponse la plus rapide est au téléphone ; la plus complète arrive par e-mail, le plus souvent dans la journée.',
        ],
      },
      {
        component: 'list',
        items: [
          'Téléphone : +33 1 99 00 45 31',
          'E-mail : aide@offpiste.example',
          'Courrier : Offpiste Ltd, Unit 7, Corn Mill Wharf, Leeds LS1 4AB, Royaume-Uni',
        ],
      },
      { component: 'heading', text: 'Avant de nous écrire' },
      {
        component: 'rich_text',
        paragraphs: [
          'Munissez-vous de votre numéro de commande : il figure dans l’objet de l’e-mail de confirmation. Si un article est arrivé abîmé, une photo du colis et une du produit nous aident à tout arranger sans attendre.',
        ],
      },
      { component: 'button', link: { label: 'Questions fréquentes', url: '/frequently-asked-questions' } },
    ],
  },
  {
    identifier: 'privacy-policy',
    title: 'Politique de confidentialité',
    description: 'Quelles données nous conservons, pourquoi, combien de temps, et quels sont vos droits.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Cette page explique quelles données nous détenons à votre sujet et ce que nous en faisons. En bref : ce qu’il faut pour vous vendre un article et en assurer le suivi, et rien dont nous ne vous parlerions pas.',
        ],
      },
      { component: 'heading', text: 'Ce que nous conservons' },
      {
        component: 'list',
        items: [
          'Votre compte : nom, adresse e-mail, pays et langue, ainsi que votre mot de passe sous une forme illisible.',
          'Vos commandes : adresses, articles, paiements et nos échanges à leur sujet.',
          'Vos choix : newsletters, cookies et, si vous nous les avez données, les mesures pour votre équipement.',
          'Des journaux techniques : l’heure et la page d’une requête, gardées 30 jours pour la sécurité de la boutique.',
        ],
      },
      { component: 'heading', text: 'Sur quelles bases' },
      {
        component: 'rich_text',
        paragraphs: [
          'Les données de commande servent à exécuter le contrat et à tenir la comptabilité que la loi impose. Les newsletters et les cookies publicitaires reposent sur votre consentement, que vous pouvez retirer quand vous voulez. Les journaux de sécurité reposent sur notre intérêt légitime à faire fonctionner la boutique.',
        ],
      },
      { component: 'heading', text: 'Qui d’autre y a accès' },
      {
        component: 'rich_text',
        paragraphs: [
          'Les transporteurs voient votre adresse, les prestataires de paiement votre paiement, et notre hébergeur les serveurs qui font tourner l’ensemble. Personne d’autre, et jamais contre de l’argent.',
        ],
      },
      { component: 'heading', text: 'Vos droits' },
      {
        component: 'rich_text',
        paragraphs: [
          'Vous pouvez demander une copie de vos données, les faire rectifier, transférer ou supprimer, et vous opposer à leur usage. Écrivez à privacy@offpiste.example. Si notre réponse ne vous convient pas, la CNIL est à votre écoute.',
        ],
      },
    ],
  },
  {
    identifier: 'cookie-policy',
    title: 'Politique relative aux cookies',
    description: 'Quels cookies la boutique dépose, à quoi ils servent et comment changer d’avis.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Les cookies sont de petits textes que votre navigateur garde pour nous. Certains sont indispensables au fonctionnement de la boutique ; les autres dépendent de vous.',
        ],
      },
      { component: 'heading', text: 'Cookies essentiels' },
      {
        component: 'rich_text',
        paragraphs: [
          'Ils vous gardent connecté, se souviennent de votre panier et de votre choix en matière de cookies, et protègent les formulaires. Ils sont toujours actifs et ne contiennent rien que nous pourrions revendre.',
        ],
      },
      {
        component: 'list',
        items: [
          'sid : votre session. Prend fin après 30 jours sans visite ou à la déconnexion.',
          'cookie_consent : votre choix. Conservé 365 jours.',
        ],
      },
      { component: 'heading', text: 'Cookies fonctionnels' },
      {
        component: 'rich_text',
        paragraphs: [
          'Ils retiennent des commodités comme les produits récemment consultés et nous montrent les pages qui fonctionnent mal.',
        ],
      },
      { component: 'heading', text: 'Cookies publicitaires' },
      {
        component: 'rich_text',
        paragraphs: [
          'Ils nous disent quelle publicité vous a amené ici et permettent à nos partenaires de vous en montrer moins d’inutiles. Sans votre accord, aucun n’est déposé.',
        ],
      },
      { component: 'heading', text: 'Changer d’avis' },
      { component: 'cookie_preferences_button', label: 'Préférences de cookies' },
    ],
  },
];
