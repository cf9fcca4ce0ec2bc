import { render } from '@testing-library/react';
import Menu, * as menu from 'lucide-react/icons/menu';
import type { LucideIconData } from 'lucide-react/types';
import createIcon from './create-icon.tsx';
import { thin } from './thin.tsx';

// The data is exported beside the component, but not declared.
const { __iconData: drawing } = menu as unknown as { __iconData: LucideIconData };

/** Returns the markup without what lucide adds for pages that it does not know: its class and the namespace of files. */
function markupOf(Icon: Parameters<typeof thin>[0], props: Parameters<ReturnType<typeof thin>>[0]) {
  const Thin = thin(Icon);
  const svg = render(<Thin {...props} />).container.firstElementChild as SVGElement;
  svg.classList.remove('lucide', 'lucide-menu');
  if (svg.classList.length === 0) svg.removeAttribute('class');
  svg.removeAttribute('xmlns');
  const attributes = [...svg.attributes].map(({ name, value }) => `${name}=${value}`).toSorted();
  return { attributes, drawing: svg.innerHTML };
}

describe('createIcon', () => {
  it.each([
    ['without properties', {}],
    ['with a size and a class', { size: 16, className: 'big' }],
    ['with a label', { 'aria-label': 'Menu' }],
  ])('draws an icon %s as lucide does', (_, props) => {
    const own = markupOf(createIcon(drawing), props);
    expect(own.drawing).toContain('<path');
    expect(own).toEqual(markupOf(Menu, props));
  });
});
