type Notify = (entries: { isIntersecting: boolean }[]) => void;

/** Replaces the browser's observer, which jsdom does not have. A test reports the intersections. */
export class FakeIntersectionObserver {
  static instances: FakeIntersectionObserver[] = [];
  readonly observed: Element[] = [];
  isConnected = true;
  readonly #notify: Notify;

  constructor(notify: Notify) {
    this.#notify = notify;
    FakeIntersectionObserver.instances.push(this);
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

export function fakeIntersectionObserver(): void {
  FakeIntersectionObserver.instances = [];
  Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });
}
