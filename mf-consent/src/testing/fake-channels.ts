type Listener = () => void;

const members = new Set<FakeChannel>();

/** Delivers to the other channels of a test, at once. That of Node keeps its process running and crosses test files. */
class FakeChannel {
  readonly listeners = new Set<Listener>();
  constructor() {
    members.add(this);
  }
  addEventListener(_type: string, listener: Listener): void {
    this.listeners.add(listener);
  }
  postMessage(): void {
    for (const member of members) {
      if (member !== this) for (const call of member.listeners) call();
    }
  }
}

/** Replaces the channels between tabs. Returns the function that forgets them. */
export function fakeChannels(): () => void {
  const { BroadcastChannel: original } = globalThis;
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  return () => {
    members.clear();
    Object.assign(globalThis, { BroadcastChannel: original });
  };
}
