import type { Texts } from '../texts.ts';

/** Said of one product; the count is two or more. */
export const socialProof: readonly Texts[] = [
  {
    en: 'Bought by {count} members this week',
    da: 'Købt af {count} medlemmer i denne uge',
    de: 'Diese Woche von {count} Mitgliedern gekauft',
    es: 'Lo han comprado {count} socios esta semana',
    fr: 'Acheté par {count} membres cette semaine',
    it: 'Acquistato da {count} iscritti questa settimana',
    sv: 'Köpt av {count} medlemmar den här veckan',
  },
  {
    en: '{count} members looked at this today',
    da: '{count} medlemmer har set på den i dag',
    de: '{count} Mitglieder haben sich das heute angesehen',
    es: '{count} socios lo han mirado hoy',
    fr: '{count} membres l’ont regardé aujourd’hui',
    it: 'Oggi l’hanno guardato {count} iscritti',
    sv: '{count} medlemmar har tittat på den här i dag',
  },
  {
    en: 'In {count} baskets right now',
    da: 'Ligger i {count} kurve lige nu',
    de: 'Liegt gerade in {count} Warenkörben',
    es: 'Ahora mismo en {count} cestas',
    fr: 'Dans {count} paniers en ce moment',
    it: 'In questo momento in {count} carrelli',
    sv: 'Ligger i {count} varukorgar just nu',
  },
  {
    en: '{count} sold in the last 24 hours',
    da: '{count} solgt det seneste døgn',
    de: '{count} Mal verkauft in den letzten 24 Stunden',
    es: '{count} vendidos en las últimas 24 horas',
    fr: '{count} vendus en 24 heures',
    it: '{count} venduti nelle ultime 24 ore',
    sv: '{count} sålda det senaste dygnet',
  },
  {
    en: 'Already at home with {count} members',
    da: 'Allerede hjemme hos {count} medlemmer',
    de: 'Schon bei {count} Mitgliedern zu Hause',
    es: 'Ya está en casa de {count} socios',
    fr: 'Déjà chez {count} membres',
    it: 'Già a casa di {count} iscritti',
    sv: 'Redan hemma hos {count} medlemmar',
  },
  {
    en: 'Ordered {count} times this month',
    da: 'Bestilt {count} gange i denne måned',
    de: 'Diesen Monat {count} Mal bestellt',
    es: 'Pedido {count} veces este mes',
    fr: 'Commandé {count} fois ce mois-ci',
    it: 'Ordinato {count} volte questo mese',
    sv: 'Beställd {count} gånger den här månaden',
  },
];
