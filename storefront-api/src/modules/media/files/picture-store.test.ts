import { setImmediate } from 'node:timers/promises';
import { createPictureStore, TooManyPicturesError } from './picture-store.ts';

const bytes = Buffer.from('a picture');

it('createPictureStore renders once for concurrent and later calls', async () => {
  const store = createPictureStore(null);
  let renderCount = 0;
  const render = async () => {
    renderCount += 1;
    await setImmediate();
    return bytes;
  };
  const all = await Promise.all(Array.from({ length: 50 }, () => store.find('a/80.jpg', render)));
  expect(await store.find('a/80.jpg', render)).toBe(all[0]);
  expect(new Set(all).size).toBe(1);
  expect(renderCount).toBe(1);
});

it('createPictureStore renders again after a failure', async () => {
  const store = createPictureStore(null);
  await expect(store.find('a/80.jpg', () => Promise.reject(new Error('no pencil')))).rejects.toThrow(
    'no pencil',
  );
  expect((await store.find('a/80.jpg', () => Promise.resolve(bytes))).bytes).toEqual(bytes);
});

it('createPictureStore rejects calls while the queue is full, and serves those in the queue', async () => {
  const store = createPictureStore(null);
  let open = () => {};
  const blocked = new Promise<void>((resolve) => {
    open = resolve;
  });
  const render = async () => {
    await blocked;
    return bytes;
  };
  const answers = Array.from({ length: 500 }, (_, index) => store.find(`${index}/80.jpg`, render));
  const settled = Promise.allSettled(answers);
  await setImmediate();
  open();
  const rejected = (await settled).filter((each) => each.status === 'rejected');
  // 2 of the 500 pictures are rendered and 400 are in the queue.
  expect(rejected).toHaveLength(98);
  expect(rejected.every(({ reason }) => reason instanceof TooManyPicturesError)).toBe(true);
});
