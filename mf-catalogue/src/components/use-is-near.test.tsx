import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { FakeIntersectionObserver, fakeIntersectionObserver } from '../testing/fake-intersection-observer.ts';
import { useIsNear } from './use-is-near.ts';

function Probe() {
  const root = useRef<HTMLParagraphElement>(null);
  return <p ref={root}>{useIsNear(root) ? 'near' : 'far'}</p>;
}

describe('useIsNear', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

  it('becomes true when the element comes near the screen, and stays true', () => {
    fakeIntersectionObserver();
    render(<Probe />);
    const [observer] = FakeIntersectionObserver.instances;
    expect(observer?.observed).toEqual([screen.getByText('far')]);
    act(() => observer?.report(false));
    expect(screen.getByText('far')).toBeInTheDocument();
    act(() => observer?.report(false, true));
    expect(screen.getByText('near')).toBeInTheDocument();
    expect(observer?.isConnected).toBe(false);
    expect(FakeIntersectionObserver.instances).toHaveLength(1);
  });

  it('is true in a browser that cannot say', () => {
    render(<Probe />);
    expect(screen.getByText('near')).toBeInTheDocument();
  });
});
