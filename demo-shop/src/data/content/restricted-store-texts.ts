import type { Texts } from '../texts.ts';

interface PageText {
  title: Texts;
  text: Texts;
}

const signIn: Texts = {
  en: 'Sign in',
  da: 'Log ind',
  de: 'Anmelden',
  es: 'Iniciar sesión',
  fr: 'Se connecter',
  it: 'Accedi',
  sv: 'Logga in',
};

const createAccount: Texts = {
  en: 'Create an account',
  da: 'Opret en konto',
  de: 'Konto anlegen',
  es: 'Crear una cuenta',
  fr: 'Créer un compte',
  it: 'Crea un account',
  sv: 'Skapa konto',
};

/** Who may shop in the partner store. */
export const partnerAudience: Texts = {
  en: 'This shop is for members of our partner clubs. An account is free.',
  da: 'Denne butik er for medlemmer af vores partnerklubber. En konto er gratis.',
  de: 'Dieser Shop ist für Mitglieder unserer Partnervereine. Ein Konto ist gratis.',
  es: 'Esta tienda es para miembros de nuestros clubes asociados. Crear una cuenta es gratis.',
  fr: 'Cette boutique est réservée aux membres de nos clubs partenaires. Un compte est gratuit.',
  it: 'Questo negozio è per gli iscritti ai nostri club partner. L’account è gratis.',
  sv: 'Den här butiken är för medlemmar i våra partnerklubbar. Ett konto är gratis.',
};

/** Who may shop in the pro store. */
export const proAudience: Texts = {
  en: 'This shop is for guides, patrollers and instructors. An account is free.',
  da: 'Denne butik er for guider, skipatruljer og instruktører. En konto er gratis.',
  de: 'Dieser Shop ist für Bergführung, Pistenrettung und Skischule. Ein Konto ist gratis.',
  es: 'Esta tienda es para guías, pisteros y profesores. Crear una cuenta es gratis.',
  fr: 'Cette boutique est réservée aux guides, pisteurs et moniteurs. Un compte est gratuit.',
  it: 'Questo negozio è per guide, soccorritori e maestri. L’account è gratis.',
  sv: 'Den här butiken är för guider, skidpatruller och skidlärare. Ett konto är gratis.',
};

/** Titles and descriptions of pages in stores for some professions or clubs, by area and store kind. */
export const restrictedStoreTexts: Readonly<Record<string, PageText>> = {
  'login@partner': { title: signIn, text: partnerAudience },
  'login@pro': { title: signIn, text: proAudience },
  'register@partner': { title: createAccount, text: partnerAudience },
  'register@pro': { title: createAccount, text: proAudience },
};
