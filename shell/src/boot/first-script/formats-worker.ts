// The first Intl formatter of a process makes the browser read its list of languages: 100 ms on a phone. The list is
// shared with the page, so a worker reads it without blocking the page's thread.
Intl.NumberFormat.supportedLocalesOf('en-GB');
close();
