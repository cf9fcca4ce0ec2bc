import { useOverlay, type OverlayModule } from 'shared-runtime';
import { messages } from './messages.ts';
import type { CardProps } from './own-props.ts';

function Card({ title, tone = 'quiet' }: CardProps) {
  const { titleId } = useOverlay();
  return <h2 id={titleId}>{`${title}, ${tone}`}</h2>;
}

export const overlay: OverlayModule<CardProps> = { Component: Card, messages };
