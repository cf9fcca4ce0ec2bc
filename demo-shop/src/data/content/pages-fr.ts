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
          'Offpiste est une boutique pour membres, faite pour celles et ceux qui préfèrent la vie au-dessus des forêts. Nous achetons directement aux marques, dans les quantités et aux moments qui leur conviennent, et nous te faisons profiter de la différence.',
          'C’est pourquoi nos prix ne sont pas affichés. Les marques acceptent que nous vendions moins cher parce que cela reste entre nous. L’inscription est gratuite, prend une minute, et tu peux te désinscrire quand tu veux.',
        ],
      },
      { component: 'heading', text: 'Nos engagements' },
      {
        component: 'list',
        items: [
          'Nous ne vendons que ce qui se trouve dans notre entrepôt. Pas de précommandes déguisées en stock.',
          'Le prix conseillé auquel nous comparons le nôtre est celui que publie le fabricant.',
          '{returnDays} jours pour tout renvoyer, quelle que soit ta raison.',
          'Des gens qui skient répondent à tes questions : {serviceHours}.',
        ],
      },
      { component: 'heading', text: 'Où nous trouver' },
      {
        component: 'rich_text',
        paragraphs: [
          'Les bureaux et l’atelier partagent un ancien moulin à Leeds ; l’entrepôt est à vingt minutes de là. Trois personnes, dont tu trouveras le prénom dans ton colis, montent les fixations, affûtent les carres et élargissent les chaussures.',
        ],
      },
      { component: 'button', link: { label: 'Nous écrire', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'frequently-asked-questions',
    title: 'Questions fréquentes',
    description: 'Inscription, livraison, retours et tailles : les questions qu’on nous pose le plus.',
    content: [
      { component: 'heading', text: 'Inscription et prix' },
      {
        component: 'faq',
        items: [
          {
            question: 'Pourquoi dois-je me connecter pour voir les prix ?',
            answer:
              'Nos ventes sont privées : les marques nous accordent de meilleures conditions parce que seuls les membres voient les prix. L’inscription est gratuite et ne t’engage à rien.',
          },
          {
            question: 'Combien de temps dure une vente ?',
            answer:
              'Entre trois jours et deux semaines en général. La date de fin figure sur la vente et, les deux derniers jours, sur chaque produit.',
          },
          {
            question: 'Les articles de mon panier sont-ils réservés ?',
            answer:
              'Non. Tes articles ne sont pas réservés tant que ta commande n’est pas passée : la dernière paire peut partir chez quelqu’un de plus rapide.',
          },
        ],
      },
      { component: 'heading', text: 'Livraison' },
      {
        component: 'faq',
        items: [
          {
            question: 'Quand ma commande arrivera-t-elle ?',
            answer:
              'Si tu commandes avant 14 h un jour ouvré, ton colis quitte l’entrepôt sous 24 heures. Il est ensuite {transitDays} jours ouvrés en chemin.',
          },
          {
            question: 'Combien coûte la livraison ?',
            answer:
              'La livraison coûte {deliveryFee} et t’est offerte à partir de {freeDeliveryFrom} d’achat.',
          },
          {
            question: 'Est-ce que vous montez les fixations ?',
            answer:
              'Oui. Donne-nous la longueur de semelle de tes chaussures, ta taille, ton poids, ton âge et ta façon de skier : l’atelier monte et contrôle les fixations avant l’envoi des skis.',
          },
        ],
      },
      { component: 'heading', text: 'Retours' },
      {
        component: 'faq',
        items: [
          {
            question: 'Combien de temps ai-je pour renvoyer un article ?',
            answer:
              '{returnDays} jours à compter de la réception. Renvoie l’article sans l’avoir utilisé et, si possible, dans son emballage.',
          },
          {
            question: 'Quand le remboursement arrive-t-il ?',
            answer:
              'Dans les {refundDays} jours ouvrés qui suivent l’arrivée du colis chez nous, par le moyen de paiement que tu as utilisé.',
          },
        ],
      },
      { component: 'heading', text: 'Tailles' },
      {
        component: 'faq',
        items: [
          {
            question: 'Qu’est-ce que le mondopoint ?',
            answer:
              'La longueur de ton pied en centimètres. Place le talon contre un mur, mesure jusqu’au bout de l’orteil le plus long et garde la mesure du plus grand de tes deux pieds.',
          },
          {
            question: 'Quelle longueur de ski me faut-il ?',
            answer:
              'Pour la piste, entre le menton et le nez ; pour l’all-mountain, entre le nez et le front ; pour le freeride, ta taille ou un peu plus. Si tu débutes, prends la plus courte.',
          },
        ],
      },
      { component: 'button', link: { label: 'Poser une autre question', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'contact-us',
    title: 'Nous contacter',
    description: 'Contacte notre équipe par téléphone, par e-mail ou par courrier.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Nous sommes là {serviceHours}. La réponse la plus rapide est au téléphone ; la plus complète arrive par e-mail, le plus souvent dans la journée.',
        ],
      },
      {
        component: 'list',
        items: ['Téléphone : {phone}', 'E-mail : {email}', 'Courrier : {company}, {address}'],
      },
      { component: 'heading', text: 'Avant de nous écrire' },
      {
        component: 'rich_text',
        paragraphs: [
          'Garde ton numéro de commande sous la main : il figure dans l’objet de ton e-mail de confirmation. Si un article est arrivé abîmé, joins une photo du colis et une du produit : nous pourrons tout arranger sans attendre.',
        ],
      },
      { component: 'button', link: { label: 'Questions fréquentes', url: '/frequently-asked-questions' } },
    ],
  },
  {
    identifier: 'privacy-policy',
    title: 'Politique de confidentialité',
    description: 'Quelles données nous conservons, pourquoi, combien de temps, et quels sont tes droits.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Cette page t’explique quelles données nous conservons à ton sujet et ce que nous en faisons. En bref : ce qu’il faut pour te vendre un article et en assurer le suivi, et rien dont nous ne te parlerions pas. Le responsable du traitement est Offpiste Ltd, dont l’adresse figure sur la page de contact.',
        ],
      },
      { component: 'heading', text: 'Ce que nous conservons' },
      {
        component: 'list',
        items: [
          'Ton compte : nom, adresse e-mail, pays et langue, ainsi que ton mot de passe sous une forme illisible.',
          'Tes commandes : adresses, articles, paiements et nos échanges à leur sujet.',
          'Tes choix : newsletters, cookies et, si tu nous les as données, tes mesures pour ton équipement.',
          'Des journaux techniques : l’heure et la page d’une requête, gardées 30 jours pour la sécurité de la boutique.',
        ],
      },
      { component: 'heading', text: 'Sur quelles bases' },
      {
        component: 'rich_text',
        paragraphs: [
          'Les données de commande servent à exécuter le contrat (article 6, paragraphe 1, point b, du RGPD) et à tenir la comptabilité que la loi impose (point c). Les newsletters et les cookies non essentiels reposent sur ton consentement (point a), que tu peux retirer quand tu veux. Les journaux de sécurité reposent sur notre intérêt légitime à faire fonctionner la boutique (point f).',
        ],
      },
      { component: 'heading', text: 'Qui d’autre y a accès' },
      {
        component: 'rich_text',
        paragraphs: [
          'Les transporteurs voient ton adresse, les prestataires de paiement ton paiement, et notre hébergeur les serveurs qui font tourner l’ensemble. Personne d’autre, et jamais contre de l’argent.',
        ],
      },
      { component: 'heading', text: 'Tes droits' },
      {
        component: 'rich_text',
        paragraphs: [
          'Tu peux demander une copie de tes données, les faire rectifier, transférer ou supprimer, demander la limitation du traitement et t’opposer à leur usage. Depuis ton compte, tu peux télécharger tes données et supprimer ton compte : sous « Confidentialité ». Pour tout le reste, écris à {privacyEmail}. Si notre réponse ne te convient pas, tu peux t’adresser à la CNIL.',
        ],
      },
    ],
  },
];
