import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useIsNear } from './use-is-near.ts';

function Probe() {
  const root = useRef<HTMLParagraphElement>(null);
  return <p ref={root}>{useIsNear(root) ? 'near' : 'far'}</p>;
}

class FakeObserver {
  static instances: FakeObserver[] = [];
  readonly observed: Element[] = [];
  isConnected = true;
  readonly #notify: (entries: { isIntersecting: boolean }[]) => void;

  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notify = notify;
    FakeObserver.instances.push(this);
  }
  observe(element: Element): void {
    this.observed.push(element);
  }
  disconnect(): void {
    this.isConnected = false;
  }
  report(...intersections: boolean[]): void {
    this.#notify(intersections.map((isIntersecting) => ({ isIntersecting })));
  }
}

describe('useIsNear', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('becomes true when the element comes near the screen, and stays true', () => {
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
    render(<Probe />);
    const [observer] = FakeObserver.instances;
    expect(observer?.observed).toEqual([screen.getByText('far')]);
    act(() => observer?.report(false));
    expect(screen.getByText('far')).toBeInTheDocument();
    act(() => observer?.report(false, true));
    expect(screen.getByText('near')).toBeInTheDocument();
    expect(observer?.isConnected).toBe(false);
    expect(FakeObserver.instances).toHaveLength(1);
  });

  it('is true in a browser that cannot say', () => {
    render(<Probe />);
    expect(screen.getByText('near')).toBeInTheDocument();
  });
});
