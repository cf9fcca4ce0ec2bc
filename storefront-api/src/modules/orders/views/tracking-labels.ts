import type { TrackingState } from 'shared-contracts/api/tracking';
import type { StoreLocale } from 'shared-contracts/locales';

const german: Record<TrackingState, string> = {
  announced: 'Angekündigt',
  in_transit: 'Unterwegs',
  delivered: 'Zugestellt',
};

const labels: Readonly<Record<StoreLocale, Record<TrackingState, string>>> = {
  en_GB: { announced: 'Announced', in_transit: 'On its way', delivered: 'Delivered' },
  da_DK: { announced: 'Meldt til transportøren', in_transit: 'På vej', delivered: 'Leveret' },
  de_DE: german,
  de_AT: german,
  es_ES: { announced: 'Anunciado', in_transit: 'En camino', delivered: 'Entregado' },
  fr_FR: { announced: 'Annoncé', in_transit: 'En route', delivered: 'Livré' },
  it_IT: { announced: 'Annunciato', in_transit: 'In viaggio', delivered: 'Consegnato' },
  sv_SE: { announced: 'Aviserat', in_transit: 'På väg', delivered: 'Levererat' },
};

export const trackingLabel = (state: TrackingState, locale: StoreLocale): string => labels[locale][state];
