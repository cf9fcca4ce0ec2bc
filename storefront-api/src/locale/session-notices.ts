import type { StoreLocale } from 'shared-contracts/locales';
import type { SessionNotice } from '../db/schema/index.ts';

const german: Record<SessionNotice, string> = {
  signed_out:
    'Du wurdest auf diesem Gerät abgemeldet: von einem anderen aus, oder weil sich dein Passwort oder deine E-Mail-Adresse geändert hat.',
  password_changed: 'Dein Passwort ist geändert.',
  address_confirmed: 'Danke, deine E-Mail-Adresse ist bestätigt.',
};

/** Texts of `flash_messages`. */
export const sessionNotices: Record<StoreLocale, Record<SessionNotice, string>> = {
  en_GB: {
    signed_out:
      'You’ve been signed out on this device: from another one, or because your password or email address has changed.',
    password_changed: 'Your password has been changed.',
    address_confirmed: 'Thank you, your email address is confirmed.',
  },
  da_DK: {
    signed_out:
      'Du er blevet logget ud på denne enhed: fra en anden enhed, eller fordi din adgangskode eller e-mailadresse er ændret.',
    password_changed: 'Din adgangskode er ændret.',
    address_confirmed: 'Tak, din e-mailadresse er bekræftet.',
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    signed_out:
      'Se ha cerrado tu sesión en este dispositivo: desde otro, o porque ha cambiado tu contraseña o tu correo electrónico.',
    password_changed: 'Tu contraseña ha cambiado.',
    address_confirmed: 'Gracias, tu correo electrónico está confirmado.',
  },
  fr_FR: {
    signed_out:
      'Ta session a été fermée sur cet appareil : depuis un autre, ou parce que ton mot de passe ou ton adresse e-mail a changé.',
    password_changed: 'Ton mot de passe a été modifié.',
    address_confirmed: 'Merci, ton adresse e-mail est confirmée.',
  },
  it_IT: {
    signed_out:
      'Il tuo accesso su questo dispositivo è terminato: da un altro dispositivo, o perché password o indirizzo e-mail sono cambiati.',
    password_changed: 'La tua password è cambiata.',
    address_confirmed: 'Grazie, il tuo indirizzo e-mail è confermato.',
  },
  sv_SE: {
    signed_out:
      'Du har loggats ut på den här enheten: från en annan, eller för att ditt lösenord eller din e-postadress har ändrats.',
    password_changed: 'Ditt lösenord är ändrat.',
    address_confirmed: 'Tack, din e-postadress är bekräftad.',
  },
};
