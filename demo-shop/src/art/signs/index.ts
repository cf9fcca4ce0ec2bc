export { drawAppBadge, drawFeedbackBadge, drawGoodCompanyBadge, type Platform } from './badges.ts';
export { drawPaymentMark, drawSocialMark, paymentMarks, socialMarks } from './marks.ts';
export { drawMeasuring, type Measuring } from './measuring.ts';
export { drawEmptyState, emptyStates, type EmptyState } from './empty-state.ts';
export { drawPaymentIcon, paymentKinds, type PaymentKind } from './payment-icon.ts';
