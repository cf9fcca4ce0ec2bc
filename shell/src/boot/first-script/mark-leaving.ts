/** Milliseconds after which a document that has not come counts as stopped by the visitor, or as a download. */
const maxLeaveMs = 10_000;

/**
 * Marks the page as working while the browser follows a link or sends a form, so that the shopper sees that the tap was noticed.
 * Only until the page is interactive: from then on the shell does it.
 */
export function markLeaving(): void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function mark(): void {
    if ('interactive' in dataset) return;
    dataset['pending'] = 'true';
    clearTimeout(timer);
    timer = setTimeout(unmark, maxLeaveMs);
  }

  function unmark(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    delete dataset['pending'];
  }

  // After all other listeners: what a script handles is no navigation.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && !event.defaultPrevented && isPlain(event) && leavesPage(link)) mark();
  });
  addEventListener('submit', ({ defaultPrevented, target }) => {
    if (!defaultPrevented && isInThisTab(target as HTMLFormElement)) mark();
  });
  // The page is shown again by Back.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) unmark();
  });
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Not the property of a form: a field may have the same name. */
const isInThisTab = (element: Element) => ['', '_self'].includes(element.getAttribute('target') ?? '');

/** Returns false for a link to a part of the page, a download and another application, such as for mail. */
function leavesPage(link: HTMLAnchorElement): boolean {
  const { pathname, search } = location;
  const isPart = link.href.includes('#') && link.pathname === pathname && link.search === search;
  return link.protocol.startsWith('http') && isInThisTab(link) && !link.hasAttribute('download') && !isPart;
}
