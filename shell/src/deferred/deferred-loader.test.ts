import type { Late } from './start-deferred.tsx';
import { createLateDoor } from './deferred-loader.ts';

const late = {} as Late;

describe('the door to what comes late', () => {
  it('asks for it once, however often it is wanted', async () => {
    let asked = 0;
    const door = createLateDoor(async () => {
      asked += 1;
      return late;
    });
    expect(await Promise.all([door.bring(), door.bring(), door.arrived])).toEqual([late, late, late]);
    expect(asked).toBe(1);
  });

  it('asks again after a failure', async () => {
    let asked = 0;
    const door = createLateDoor(async () => {
      asked += 1;
      if (asked === 1) throw new Error('no network');
      return late;
    });
    await expect(door.bring()).rejects.toThrow('no network');
    await expect(door.bring()).resolves.toBe(late);
    await expect(door.arrived).resolves.toBe(late);
  });
});
