export { drawAppBadge, drawFeedbackBadge, drawGoodCompanyBadge, type Platform } from './badges.ts';
export { drawEmptyState, emptyStates, type EmptyState } from './empty-state.ts';
export { drawPaymentIcon, paymentKinds, type PaymentKind } from './payment-icon.ts';
