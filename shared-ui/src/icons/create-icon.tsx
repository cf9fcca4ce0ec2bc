import { createElement } from 'react';
import type { LucideIconData } from 'lucide-react/types';
import type { DrawnIconProps } from './thin.tsx';

/**
 * Creates the component of an icon from lucide's drawing of it. The build puts it in the place of lucide's own function,
 * which has options that the shop does not use: 0.8 kB in the shell and in each remote.
 */
export default function createIcon({ size: drawnSize = 24, node }: LucideIconData) {
  return function Icon({ size = 24, ...attributes }: DrawnIconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox={`0 0 ${drawnSize} ${drawnSize}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...attributes}
      >
        {node.map(([element, attributesOfElement]) => createElement(element, attributesOfElement))}
      </svg>
    );
  };
}
