export { ApiError, type ApiClient, type ApiFailure, type ApiResult } from './api/api-client.ts';
export { endpointQuery } from './api/endpoint-query.ts';
export { escapeMarkup } from './alerts/escape-markup.ts';
export { useAlerts } from './alerts/use-alerts.ts';
export type { AlertType, NewAlert, ShopAlert } from './host/alert-service.ts';
export type { Question } from './host/shop-host.ts';
export type { StartupHost } from './host/startup-host.ts';
export { useAnnounceAdditions } from './basket/use-announce-additions.ts';
export { overlayOfAddition, useAddToBasket, type BasketAddition } from './basket/use-add-to-basket.ts';
export { useBusy, useSpinner } from './spinner/use-spinner.ts';
export { createDeferredView, type DeferredView } from './deferred-view/deferred-view.tsx';
export { deferHydration } from './deferred-view/defer-hydration.ts';
export { shareOnServer } from './share-on-server.ts';
export type { FragmentResult, PreparedFragment } from './fragment-result.ts';
export { Fragment, type FragmentElementProps, type FragmentHydration } from './fragment/fragment.tsx';
export { useMoneyFormat } from './intl/use-money-format.ts';
export type {
  FragmentModule,
  MessageLoaders,
  OverlayModule,
  PageModule,
  PageParams,
  PageResult,
  StructuredData,
} from './modules.ts';
export { useConfirm } from './overlay/confirm.ts';
export { useOpenModal, useOpenOverlay, useOverlay, type OverlayHandle } from './overlay/overlay.ts';
export { useOverlayIntent, type IntentProps } from './overlay/use-overlay-intent.ts';
export { usePrefetchOverlay } from './overlay/use-prefetch-overlay.ts';
export { useBus, useBusEvent } from './session/use-bus.ts';
export { useExperiment } from './use-experiment.ts';
export { useMaySeePrices, useSession } from './session/use-session.ts';
export type { ShopContext } from './shop-context.ts';
export type { StartupModule } from './startup-module.ts';
export { useShop } from './use-shop.ts';
export { FormattedDate, FormattedMessage, FormattedNumber, useIntl, type IntlShape } from 'react-intl';
