import { jest } from '@jest/globals';
import type { ApiReading } from 'registry-client';
import { apiOffering } from 'registry-client/testing/fake-api';
import { createApiSource } from './api-source.ts';

const url = new URL('http://127.0.0.1:3001');
const reading: ApiReading = { ok: true, api: apiOffering({}) };

describe('createApiSource', () => {
  it('shares one request between concurrent readings, and reads again after it', async () => {
    const read = jest.fn(async () => reading);
    const source = createApiSource(url, read);
    expect(await Promise.all([source.read(), source.read()])).toEqual([reading, reading]);
    expect(read).toHaveBeenCalledTimes(1);
    await source.read();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('uses a reading again that is recent enough', async () => {
    let time = 0;
    const read = jest.fn(async () => reading);
    const source = createApiSource(url, read, () => time);
    await source.read();
    time = 5_000;
    expect(await source.read(5_000)).toBe(reading);
    expect(read).toHaveBeenCalledTimes(1);
    time = 5_001;
    await source.read(5_000);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
