import type { StoreLocale } from 'shared-contracts/locales';

export interface MaintenanceMessages {
  title: string;
  text: string;
}

/** Only the server sends these texts, so they are not part of the browser's message files. */
export const maintenanceMessages: Record<StoreLocale, MaintenanceMessages> = {
  en_GB: {
    title: 'We’re grooming the slopes',
    text: 'The shop is closed for a short while for maintenance. Your basket and your orders are safe. Please come back in a few minutes.',
  },
  da_DK: {
    title: 'Vi præparerer pisterne',
    text: 'Butikken er lukket et øjeblik på grund af vedligeholdelse. Din kurv og dine ordrer er i sikkerhed. Kom tilbage om et par minutter.',
  },
  de_DE: {
    title: 'Wir präparieren gerade die Pisten',
    text: 'Der Shop ist wegen Wartungsarbeiten kurz geschlossen. Dein Warenkorb und deine Bestellungen sind sicher. Schau in ein paar Minuten wieder vorbei.',
  },
  de_AT: {
    title: 'Wir präparieren gerade die Pisten',
    text: 'Der Shop ist wegen Wartungsarbeiten kurz geschlossen. Dein Warenkorb und deine Bestellungen sind sicher. Schau in ein paar Minuten wieder vorbei.',
  },
  es_ES: {
    title: 'Estamos preparando las pistas',
    text: 'La tienda está cerrada un momento por mantenimiento. Tu cesta y tus pedidos están a salvo. Vuelve dentro de unos minutos.',
  },
  fr_FR: {
    title: 'Nous damons les pistes',
    text: 'La boutique est fermée quelques instants pour maintenance. Ton panier et tes commandes sont en sécurité. Reviens dans quelques minutes.',
  },
  it_IT: {
    title: 'Stiamo battendo le piste',
    text: 'Il negozio è chiuso per poco tempo per manutenzione. Il tuo carrello e i tuoi ordini sono al sicuro. Torna fra qualche minuto.',
  },
  sv_SE: {
    title: 'Vi preparerar pisterna',
    text: 'Butiken är stängd en kort stund för underhåll. Din varukorg och dina beställningar är i säkert förvar. Kom tillbaka om några minuter.',
  },
};
