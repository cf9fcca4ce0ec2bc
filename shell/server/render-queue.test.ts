/** @jest-environment node */
import { createRenderQueue, QueueFullError } from './render-queue.ts';

function gates(count: number) {
  return Array.from({ length: count }, () => Promise.withResolvers<void>());
}

const everythingThatCanRun = () => new Promise((done) => void setImmediate(done));

describe('render queue', () => {
  it('lets no more than so many run at once, and everybody in turn', async () => {
    const queue = createRenderQueue(2, 10);
    const [first, second, third] = gates(3);
    const started: number[] = [];
    const runs = [first, second, third].map((gate, index) =>
      queue.run(async () => {
        started.push(index);
        await gate?.promise;
      }),
    );
    await everythingThatCanRun();
    expect(started).toEqual([0, 1]);
    first?.resolve();
    await everythingThatCanRun();
    expect(started).toEqual([0, 1, 2]);
    second?.resolve();
    third?.resolve();
    await Promise.all(runs);
  });

  it('gives its place on after a failure too', async () => {
    const queue = createRenderQueue(1, 10);
    await expect(queue.run(() => Promise.reject(new Error('render')))).rejects.toThrow('render');
    await expect(queue.run(async () => 'whole')).resolves.toBe('whole');
  });

  it('turns away whom it could only keep waiting', async () => {
    const queue = createRenderQueue(1, 1);
    const [first] = gates(1);
    const running = queue.run(() => first?.promise ?? Promise.resolve());
    const waiting = queue.run(async () => 'served');
    await expect(queue.run(async () => 'late')).rejects.toThrow(QueueFullError);
    first?.resolve();
    await running;
    await expect(waiting).resolves.toBe('served');
  });
});
