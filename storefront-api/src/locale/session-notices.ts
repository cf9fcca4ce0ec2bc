import type { StoreLocale } from 'shared-contracts/locales';
import type { AccountNotice } from '../db/schema/index.ts';

const german: Record<AccountNotice, string> = {
  signed_out:
    'Du wurdest auf diesem Gerät abgemeldet: von einem anderen aus, oder weil sich dein Passwort oder deine E-Mail-Adresse geändert hat.',
  password_changed: 'Dein Passwort ist geändert.',
  address_confirmed: 'Danke, deine E-Mail-Adresse ist bestätigt.',
  account_created:
    'Willkommen, dein Konto ist bereit. Wir haben dir eine E-Mail geschickt: Öffne den Link darin, um deine Adresse zu bestätigen.',
  deletion_pending:
    'Dein Konto wird bald gelöscht. Möchtest du es behalten? Das geht unter „Mein Konto“ – „Datenschutz“.',
};

/** Texts of `flash_messages`. */
export const sessionNotices: Record<StoreLocale, Record<AccountNotice, string>> = {
  en_GB: {
    signed_out:
      'You’ve been signed out on this device: from another one, or because your password or email address has changed.',
    password_changed: 'Your password has been changed.',
    address_confirmed: 'Thank you, your email address is confirmed.',
    account_created:
      'Welcome, your account is ready. We’ve sent you an email: open the link in it to confirm your address.',
    deletion_pending:
      'Your account is going to be deleted. Want to keep it? Go to “My account”, then “Privacy”.',
  },
  da_DK: {
    signed_out:
      'Du er blevet logget ud på denne enhed: fra en anden enhed, eller fordi din adgangskode eller e-mailadresse er ændret.',
    password_changed: 'Din adgangskode er ændret.',
    address_confirmed: 'Tak, din e-mailadresse er bekræftet.',
    account_created:
      'Velkommen, din konto er klar. Vi har sendt dig en e-mail: åbn linket i den for at bekræfte din adresse.',
    deletion_pending:
      'Din konto bliver snart slettet. Vil du beholde den? Det gør du under “Min konto” og derefter “Privatliv”.',
  },
  de_DE: german,
  de_AT: german,
  es_ES: {
    signed_out:
      'Se ha cerrado tu sesión en este dispositivo: desde otro, o porque ha cambiado tu contraseña o tu correo electrónico.',
    password_changed: 'Tu contraseña ha cambiado.',
    address_confirmed: 'Gracias, tu correo electrónico está confirmado.',
    account_created:
      'Te damos la bienvenida: tu cuenta está lista. Te hemos enviado un correo: abre el enlace que contiene para confirmar tu dirección.',
    deletion_pending:
      'Tu cuenta se va a eliminar. ¿Quieres conservarla? Ve a «Mi cuenta» y luego a «Privacidad».',
  },
  fr_FR: {
    signed_out:
      'Ta session a été fermée sur cet appareil : depuis un autre, ou parce que ton mot de passe ou ton adresse e-mail a changé.',
    password_changed: 'Ton mot de passe a été modifié.',
    address_confirmed: 'Merci, ton adresse e-mail est confirmée.',
    account_created:
      'Bienvenue, ton compte est prêt. Nous t’avons envoyé un e-mail : ouvre le lien qu’il contient pour confirmer ton adresse.',
    deletion_pending:
      'Ton compte va bientôt être supprimé. Tu veux le garder ? Va dans « Mon compte », puis « Confidentialité ».',
  },
  it_IT: {
    signed_out:
      'Il tuo accesso su questo dispositivo è terminato: da un altro dispositivo, o perché password o indirizzo e-mail sono cambiati.',
    password_changed: 'La tua password è cambiata.',
    address_confirmed: 'Grazie, il tuo indirizzo e-mail è confermato.',
    account_created:
      'Ti diamo il benvenuto: il tuo account è pronto. Ti abbiamo inviato un’e-mail: apri il link che contiene per confermare il tuo indirizzo.',
    deletion_pending:
      'Il tuo account sta per essere eliminato. Vuoi mantenerlo? Vai su «Il mio account», poi su «Privacy».',
  },
  sv_SE: {
    signed_out:
      'Du har loggats ut på den här enheten: från en annan, eller för att ditt lösenord eller din e-postadress har ändrats.',
    password_changed: 'Ditt lösenord är ändrat.',
    address_confirmed: 'Tack, din e-postadress är bekräftad.',
    account_created:
      'Välkommen, ditt konto är klart. Vi har skickat ett mejl till dig: öppna länken i det för att bekräfta din adress.',
    deletion_pending:
      'Ditt konto kommer snart att raderas. Vill du behålla det? Gå till ”Mitt konto” och sedan ”Integritet”.',
  },
};
