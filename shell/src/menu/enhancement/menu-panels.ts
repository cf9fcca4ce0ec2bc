/** Returns the open panel of the menu. */
export const openedPanel = (menu: HTMLElement) => menu.querySelector<HTMLDetailsElement>('details[open]');

/** Opens one panel and closes the others; null closes all. */
export function showPanel(menu: HTMLElement, panel: HTMLDetailsElement | null): void {
  for (const other of menu.querySelectorAll<HTMLDetailsElement>('details[open]'))
    if (other !== panel) other.open = false;
  if (panel) panel.open = true;
}
