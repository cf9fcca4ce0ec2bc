import type * as z from 'zod/mini';
import * as addresses from './addresses.ts';
import * as addressLookup from './address-lookup.ts';
import * as basket from './basket.ts';
import * as brands from './brands.ts';
import * as captcha from './captcha.ts';
import * as catalogue from './catalogue.ts';
import * as categories from './categories.ts';
import * as checkout from './checkout.ts';
import * as content from './content.ts';
import * as countries from './countries.ts';
import * as customer from './customer.ts';
import type { Endpoint } from './endpoint/endpoint.ts';
import * as historicalOrderEndpoints from './historical-orders.ts';
import * as invoices from './invoices.ts';
import * as orderChanges from './order-changes.ts';
import * as orderHistory from './order-history.ts';
import * as returns from './returns.ts';
import * as storedPayments from './stored-payments.ts';
import * as tracking from './tracking.ts';
import * as listing from './listing.ts';
import * as newsletter from './newsletter.ts';
import * as orders from './orders.ts';
import * as preferences from './preferences.ts';
import * as privacy from './privacy.ts';
import * as product from './product.ts';
import * as productFacts from './product-facts.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as shop from './shop.ts';
import * as sitemap from './sitemap.ts';
import * as sliders from './sliders.ts';
import * as socialLogin from './social-login.ts';

/** Every endpoint of the shop by name, for servers and tests. Callers import `shared-contracts/descriptors/…`. */
export const endpoints = {
  'session-data': session.sessionData,
  invitation: session.invitation,
  login: session.login,
  signup: session.signup,
  logout: session.logout,
  'cookie-preferences': session.cookiePreferences,
  'social-login': socialLogin.socialLogin,
  'social-login-start': socialLogin.socialLoginStart,
  'social-login-callback': socialLogin.socialLoginCallback,
  'captcha-challenge': captcha.captchaChallenge,
  'page-route': shop.pageRoute,
  config: shop.config,
  'integration-config': shop.integrationConfig,
  navigation: shop.navigation,
  sitemap: sitemap.sitemap,
  'sitemap-part': sitemap.sitemapPart,
  'static-blocks': content.staticBlocks,
  'cms-page': content.cmsPage,
  'page-text': content.pageText,
  'dynamic-header-text': content.dynamicHeaderText,
  'cms-story': content.cmsStory,
  'cms-block': content.cmsBlock,
  'cms-integration': content.cmsIntegration,
  country: countries.country,
  'country-address-options': countries.countryAddressOptions,
  'language-currency': countries.languageCurrency,
  'store-switch-options': countries.storeSwitchOptions,
  'hp-data': catalogue.hpData,
  'pss-hp-data': catalogue.pssHpData,
  'flash-sales': catalogue.flashSales,
  'cat-products-es': listing.catProductsEs,
  'single-product': product.singleProduct,
  'product-variants': product.productVariants,
  'get-stock-messages': productFacts.getStockMessages,
  'get-stock-delivery': productFacts.getStockDelivery,
  'get-supplier-dropship': productFacts.getSupplierDropship,
  'product-dispatch-date': productFacts.productDispatchDate,
  'product-dynamic-data': productFacts.productDynamicData,
  'omnibus-prices': productFacts.omnibusPrices,
  'category-prices': productFacts.categoryPrices,
  'price-add-on': productFacts.priceAddOn,
  'size-guide': productFacts.sizeGuide,
  bestsellers: sliders.bestsellers,
  'brand-bestsellers-new': sliders.brandBestsellersNew,
  'products-related': sliders.productsRelated,
  'products-related-brand': sliders.productsRelatedBrand,
  'products-recommended': sliders.productsRecommended,
  'related-sales': sliders.relatedSales,
  'product-cards': sliders.productCards,
  'recently-viewed': sliders.recentlyViewed,
  'POST recently-viewed': sliders.recentlyViewedSave,
  'brand-blocks': sliders.brandBlocks,
  brands: brands.brands,
  'cat-subcategories': categories.catSubcategories,
  'category-url': categories.categoryUrl,
  'category-navigation': categories.categoryNavigation,
  'product-category-event': categories.productCategoryEvent,
  'predictive-search-v2': search.predictiveSearch,
  'search-recent': search.searchRecent,
  'search-recent-delete': search.searchRecentDelete,
  'under-search-sales': search.underSearchSales,
  'search-save': search.searchSave,
  'search-save-nonauth': search.searchSaveNonauth,
  'search-url': search.searchUrl,
  'basket-add': basket.basketAdd,
  'pending-addition': basket.pendingAddition,
  'basket-data': basket.basketData,
  'basket-update': basket.basketUpdate,
  'basket-apply-discount': basket.basketApplyDiscount,
  'basket-remove-discount': basket.basketRemoveDiscount,
  'checkout-data': checkout.checkoutData,
  'checkout-account': checkout.checkoutAccount,
  'checkout-address': checkout.checkoutAddress,
  'checkout-method': checkout.checkoutMethod,
  'checkout-billing': checkout.checkoutBilling,
  'collect-points': checkout.collectPoints,
  'place-order': orders.placeOrder,
  'place-order-with-password': orders.placeOrderWithPassword,
  'order-status': orders.orderStatus,
  'order-details-new': orders.orderDetailsNew,
  'historical-orders': historicalOrderEndpoints.historicalOrders,
  'historical-order-view': historicalOrderEndpoints.historicalOrderView,
  'order-invoices': invoices.orderInvoices,
  'order-invoice': invoices.orderInvoice,
  'self-cancel-order': orderChanges.selfCancelOrder,
  'self-edit-address-order': orderChanges.selfEditAddressOrder,
  reorder: orderChanges.reorder,
  'helpdesk-orders': orderHistory.helpdeskOrders,
  'order-returns': returns.orderReturns,
  'member-returns': returns.memberReturns,
  'create-return': returns.createReturn,
  'cancel-return': returns.cancelReturn,
  'withdrawal-order': returns.withdrawalOrder,
  'withdrawal-items': returns.withdrawalItems,
  'withdrawal-receipt': returns.withdrawalReceipt,
  withdrawal: returns.withdrawal,
  'return-label': returns.returnLabel,
  'payment-provider-list': storedPayments.paymentProviderList,
  'payment-provider-delete': storedPayments.paymentProviderDelete,
  'tracking-details': tracking.trackingDetails,
  'user-sync': customer.userSync,
  'customer-details-update': customer.customerDetailsUpdate,
  'forgot-password': customer.forgotPassword,
  'reset-link': customer.resetLink,
  'reset-password': customer.resetPassword,
  'password-strength': customer.passwordStrength,
  'confirmation-email': customer.confirmationEmail,
  'confirm-account': customer.confirmAccount,
  newsletter: newsletter.newsletter,
  'newsletter-personalisation': preferences.newsletterPersonalisation,
  'newsletter-additional-shopping-notifications': newsletter.newsletterAdditionalShoppingNotifications,
  'brand-interests': preferences.brandInterests,
  'brand-interests-update': preferences.brandInterestsUpdate,
  'email-change-cancel': customer.emailChangeCancel,
  'email-change-cancel-by-link': customer.emailChangeCancelByLink,
  'account-sessions': customer.accountSessions,
  'account-session-end': customer.accountSessionEnd,
  'account-sessions-end': customer.accountSessionsEnd,
  'address-lookup': addressLookup.addressLookup,
  'privacy-status': privacy.privacyStatus,
  'data-export-request': privacy.dataExportRequest,
  'data-export': privacy.dataExport,
  'account-deletion-request': privacy.accountDeletionRequest,
  'account-deletion-cancel': privacy.accountDeletionCancel,
  'account-deletion-cancel-by-link': privacy.accountDeletionCancelByLink,
  'address-list': addresses.addressList,
  'address-data': addresses.addressData,
  'address-create': addresses.addressCreate,
  'address-update': addresses.addressUpdate,
  'address-default': addresses.addressDefault,
  'address-delete': addresses.addressDelete,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** Request as the caller passes it. */
export type RequestOf<Name extends EndpointName> = z.input<Endpoints[Name]['request']>;
/** Request after parsing on the server: with defaults, and digits as numbers. */
export type ParsedRequestOf<Name extends EndpointName> = z.output<Endpoints[Name]['request']>;
export type ResponseOf<Name extends EndpointName> = z.output<Endpoints[Name]['response']>;
