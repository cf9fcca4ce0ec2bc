type Verb = 'GET' | 'POST' | 'PUT';
type Call = `${Verb} ${string}`;

/**
 * Every call that specification §7 names, with the request fields, answer fields and constants that it states for it.
 * Written from the specification and not from the code, so that the check finds an endpoint that is not built.
 */
export const specifiedEndpoints: Readonly<Record<Call, readonly string[]>> = {
  'GET user-sync': list(
    'email firstName lastName currentCountry.code gender.id language.name currencyCode referralCode',
  ),
  'POST customer-details-update': list(
    'store_id store_type email firstname lastname gender country_id language currency current_password password',
  ),
  'GET country-address-options': list('store_id only_shipping'),
  'GET language-currency': list('language store_type 7'),
  'GET store-switch-options': list('store_type'),
  'GET newsletter-options': list('storeId'),
  'GET newsletter': list('hashedEmail hashedToken storeId'),
  'POST newsletter-subscribe': list(
    'subscribe gender sports frequency store_id newsletter_action_taken referrer email hashedEmail hashedToken',
  ),
  'POST newsletter-resubscribe': list('referrer'),
  'GET newsletter-pss-preferences': list('store_id hashedEmail hashedToken'),
  'PUT newsletter-pss-preferences': list(
    'newsletter newsletter_special_offers store_id hashedEmail hashedToken referrer',
  ),
  'PUT newsletter-personalisation': list(
    'restrict_email_personalisation restrict_site_personalisation referrer',
  ),
  'PUT newsletter-additional-shopping-notifications': list(
    'store_id subscribe_abandoned_basket hashedEmail hashedToken',
  ),
  'POST confirmation-email': list('customer_id referrer'),

  'GET helpdesk-orders': list('page limit withDetails'),
  'GET order-details-new': list('withSavings'),
  'PUT self-cancel-order': list('store_id order_id 200'),
  'PUT self-edit-address-order': list('store_id order_id address 200'),
  'GET payment-provider-list': list('provider'),
  'POST payment-provider-delete': list('provider agreementId'),
  'GET product-dispatch-date': list('cartItemId deliveryCountry orderItemId returnTimestamps productIds'),
  'GET tracking-details': list('shipmentId locale'),

  'GET page-route': list('type entity_id redirect store_id meta'),
  'GET brand-blocks': list('brandPageId store_id gender_id'),
  'GET brand-bestsellers-new': list('store_id limit 20 gender brand_id category_id'),
  'GET hp-data': list('storeId groupId genderId'),
  'GET pss-hp-data': list('storeId groupId genderId'),
  'GET page-text': list('area storeId'),
  'GET cms-page': list('identifier storeId'),
  'GET static-blocks': list('identifier storeId'),
  'GET single-product': list('store_id parentBundleId'),
  'GET category-prices': list('shipping store_id entity_id'),
  'GET cat-products-es': list('limit 42 p sale_context order dir'),
  'GET product-category-event': list('store_ids category_ids'),
  'GET cat-subcategories': list('categoryId count pageNumber store_id gender group_id'),
  'GET category-url': list('url store_id gender'),
  'GET category-navigation': [],
  'GET related-sales': [],
  'GET bestsellers': list('storeId gender count shippingCountry'),
  'GET products-related-brand': list('productId storeId gender count shippingCountry'),
  'GET products-related': list('productId storeId gender count shippingCountry'),
  'GET products-recommended': list('productId storeId gender count shippingCountry'),
  'GET get-stock-messages': [],
  'GET get-stock-delivery': [],
  'GET get-supplier-dropship': [],
  'GET product-dynamic-data': list('store_ids product_ids'),
  'GET omnibus-prices': [],
  'GET size-guide': [],
  'GET recently-viewed': list('limit product_id'),
  'POST recently-viewed': list('product_id'),
  'GET config': [],
  'GET country': list('country storeId'),

  'GET search-recent': list('limit 100 term url'),
  'GET under-search-sales': list('limit 12'),
  'GET predictive-search-v2': list('storeId q brands productTypes'),
  'POST search-save': list('term results_count'),
  'POST search-save-nonauth': [],
  'GET search-url': list('term'),

  'POST basket-add': list('productID quantity options bundleOptions'),
  'GET basket-data': list('variant mini default_shipping'),
  'POST basket-update': list('qty cartItemId groupItems'),
  'POST basket-apply-discount': list('type points promo info groupItems'),
  'POST basket-remove-discount': list('type points promo info groupItems'),

  'GET tracking-page-view': list('pageType entityId storeId'),
  'GET tracking-transaction': list('orderIds'),
  'GET tracking-visitor': [],
};

const unnamed = 'the specification describes this call without a name';

/** The shop's own endpoint names, each with the reason why it exists. */
export const ownEndpoints: Readonly<Record<Call, string>> = {
  'GET session-data': unnamed,
  'POST cookie-preferences': unnamed,
  'POST login': unnamed,
  'POST signup': unnamed,
  'POST logout': unnamed,
  'POST forgot-password': unnamed,
  'POST reset-password': unnamed,
  'GET navigation': unnamed,
  'GET dynamic-header-text': unnamed,
  'GET integration-config': unnamed,
  'GET cms-integration': unnamed,
  'GET cms-story': unnamed,
  'GET cms-block': unnamed,
  'GET price-add-on': unnamed,
  'POST confirm-account': 'the link of `confirmation-email` leads to it',
  'GET reset-link':
    'a page says that a mailed link has expired, and password managers learn the user name (ADR 0078)',
  'POST password-strength': 'feedback while a new password is typed (ADR 0078)',
  'POST email-change-cancel': 'a new address is active after its link only (ADR 0078)',
  'POST email-change-cancel-by-link': 'the owner of an address cancels a change by mail (ADR 0084)',
  'GET account-sessions': 'a member sees where they are signed in (ADR 0078)',
  'POST account-session-end': 'a member sees where they are signed in (ADR 0078)',
  'POST account-sessions-end': 'a member sees where they are signed in (ADR 0078)',
  'GET privacy-status': 'a member reads and deletes what the shop stores (ADR 0089)',
  'POST data-export-request': 'a member reads and deletes what the shop stores (ADR 0089)',
  'GET data-export': 'a member reads and deletes what the shop stores (ADR 0089)',
  'POST account-deletion-request': 'a member reads and deletes what the shop stores (ADR 0089)',
  'POST account-deletion-cancel': 'a member reads and deletes what the shop stores (ADR 0089)',
  'POST account-deletion-cancel-by-link': 'a member reads and deletes what the shop stores (ADR 0089)',
  'GET brand-interests': 'the specification has the page of the brands that a member follows, but no call',
  'POST brand-interests-update':
    'the specification has the page of the brands that a member follows, but no call',
  'GET address-lookup': 'the specification has the setting of the address look-up, but no call',
  'GET address-list': 'the specification has the pages of the address book, but no call',
  'GET address-data': 'the specification has the pages of the address book, but no call',
  'POST address-create': 'the specification has the pages of the address book, but no call',
  'POST address-update': 'the specification has the pages of the address book, but no call',
  'POST address-default': 'the specification has default addresses in the address book, but no call',
  'POST address-delete': 'the specification has the pages of the address book, but no call',
  'GET pending-addition': 'a guest’s addition is carried out at sign-in (ADR 0037)',
  'GET social-login': 'the specification has the scope of the social login, but no call',
  'POST social-login-start': 'the specification has the scope of the social login, but no call',
  'GET social-login-callback': 'the specification has the scope of the social login, but no call',
  'GET captcha-challenge': 'what a `captcha_token` is made of (ADR 0080)',
  'GET checkout-data': 'the specification has the checkout, but no call (ADR 0091)',
  'POST checkout-account': 'the specification has the checkout, but no call (ADR 0091)',
  'POST checkout-address': 'the specification has the checkout, but no call (ADR 0091)',
  'POST checkout-method': 'the specification has the checkout, but no call (ADR 0091)',
  'POST checkout-billing': 'the specification has the checkout, but no call (ADR 0091)',
  'GET collect-points': 'the specification has the checkout, but no call (ADR 0091)',
  'POST place-order': 'the specification has the checkout, but no call (ADR 0091)',
  'GET order-status': 'the specification has the checkout, but no call (ADR 0091)',
  'POST payment-webhook': 'the payment provider reports with it what became of a payment (ADR 0092)',
  'GET sitemap': 'search engines',
  'GET sitemap-part': 'search engines',
  'POST newsletter-one-click-unsubscribe': 'mail programs unsubscribe with it (RFC 8058)',
};

function list(words: string): string[] {
  return words.split(' ');
}
