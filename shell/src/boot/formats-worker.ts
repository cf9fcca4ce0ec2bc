// The first formatter of a process makes the browser look through all the languages that it knows: a tenth of a second
// on a phone. Done here, it is done for the page as well, and the page's own thread stays free.
Intl.NumberFormat.supportedLocalesOf('en-GB');
close();
