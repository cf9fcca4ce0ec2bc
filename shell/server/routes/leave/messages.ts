import type { StoreLocale } from 'shared-contracts/locales';

export interface LeaveMessages {
  title: string;
  text: string;
  link: string;
}

/**
 * `host`: the target's host. Only the server sends these texts, so they are not part of the browser's message files.
 */
export const leaveMessages: Record<StoreLocale, (host: string) => LeaveMessages> = {
  en_GB: (host) => ({
    title: 'You’re leaving our shop',
    text: `The next page belongs to ${host}. If it doesn’t open by itself, follow the link.`,
    link: `Continue to ${host}`,
  }),
  da_DK: (host) => ({
    title: 'Du forlader vores butik',
    text: `Den næste side tilhører ${host}. Følg linket, hvis den ikke åbner af sig selv.`,
    link: `Fortsæt til ${host}`,
  }),
  de_DE: (host) => ({
    title: 'Du verlässt unseren Shop',
    text: `Die nächste Seite gehört zu ${host}. Öffnet sie sich nicht von selbst, folge dem Link.`,
    link: `Weiter zu ${host}`,
  }),
  de_AT: (host) => ({
    title: 'Du verlässt unseren Shop',
    text: `Die nächste Seite gehört zu ${host}. Öffnet sie sich nicht von selbst, folge dem Link.`,
    link: `Weiter zu ${host}`,
  }),
  es_ES: (host) => ({
    title: 'Estás saliendo de nuestra tienda',
    text: `La siguiente página pertenece a ${host}. Si no se abre sola, sigue el enlace.`,
    link: `Continuar a ${host}`,
  }),
  fr_FR: (host) => ({
    title: 'Tu quittes notre boutique',
    text: `La page suivante appartient à ${host}. Si elle ne s’ouvre pas d’elle-même, suis le lien.`,
    link: `Continuer vers ${host}`,
  }),
  it_IT: (host) => ({
    title: 'Stai lasciando il nostro negozio',
    text: `La pagina successiva appartiene a ${host}. Se non si apre da sola, segui il link.`,
    link: `Continua su ${host}`,
  }),
  sv_SE: (host) => ({
    title: 'Du lämnar vår butik',
    text: `Nästa sida tillhör ${host}. Följ länken om den inte öppnas av sig själv.`,
    link: `Fortsätt till ${host}`,
  }),
};
