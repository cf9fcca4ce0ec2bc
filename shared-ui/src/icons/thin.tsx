import type { ComponentType, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'ref'> {
  /** Pixels of both sides. @default 24 */
  size?: number;
}

/** Gives an icon the set's stroke; an icon says nothing by itself, so it is hidden from screen readers. */
export function thin(Icon: ComponentType<Omit<IconProps, 'size'> & { size?: number | string }>) {
  return function ThinIcon(props: IconProps) {
    return <Icon strokeWidth={1.5} aria-hidden={props['aria-label'] === undefined} {...props} />;
  };
}
