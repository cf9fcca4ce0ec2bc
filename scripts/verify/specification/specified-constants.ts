const list = (text: string): readonly string[] => text.trim().split(/\s*;\s*/);

/** Constants and limits of specification §9, as they must be written in the rows of that section. */
export const specifiedConstants = list(`
  42; relevance; 12; 20; 100; 5; 6; 3; 7; 3956; 3955; 3957; 3993; 16550; simple; configurable; bundle;
  default 0; black friday 1; sale 2; french days 3; price drop 4; new season 5; public_profile,email;
  4; 30; variation_a; ab_test_product_ux_changes; 10; max(limit, 2×limit minus brands);
  150 ms; 250 ms; 100 ms; 500 ms; 500 to 5000 ms; 5000 ms; 7 days; 365 days; 1 s;
  sp_referer_new; sp_first_new; sp_tracking_signup; secure; strict; 450; 650; 495; 562; 770;
  ms; m; t; d; ds; dm; dl; dxl; 480; 767.98; 768; 1024.98; 1025; 1250.98; 1251; 1400.98; 1401; 2880;
  14 days; £#; 1400x445; 4.6; 37,000; en_GB; GB; Mon-Fri 9am-6pm; Ships in 24hrs;
  1, 6, 7, 9, 19, 20, 22, 24, 25, 26; 11, 23; 13, 21; 16;
  visa; maestro; mastercard; paypal; amex; apple pay; google pay; ab_test_payment_methods_apple_google_pay;
  card; one-click; open-invoice; credit card; paypal express; wallet;
  product; points; confirmation; twitter; email; facebook
`);

/** CMS block types that specification §1 names. */
export const specifiedBlocks = list(`
  page; row; column; banner; product slider; login block; text; image; button; FAQ list; flash sale; slider;
  table; modal; iframe; rich text; cookie-preferences button; resubscribe; bestsellers carousel
`);
