import { jest } from '@jest/globals';
import { loadScript } from './load-script.ts';

const url = '/assets/mf-search/1.0.0/remoteEntry.js';
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${url}"]`);

afterEach(() => {
  jest.useRealTimers();
});

describe('loadScript', () => {
  it('requests the script with its hash, and removes it when it has run', async () => {
    const loading = loadScript(url, 'sha384-abc');
    expect(script()).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous', async: true });
    script()?.dispatchEvent(new Event('load'));
    await expect(loading).resolves.toBeUndefined();
    expect(script()).toBeNull();
  });

  it('rejects if the script cannot be loaded, and requests it again the next time', async () => {
    const first = loadScript(url, 'sha384-abc');
    script()?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow(`${url} could not be loaded`);
    const second = loadScript(url, 'sha384-abc');
    script()?.dispatchEvent(new Event('load'));
    await expect(second).resolves.toBeUndefined();
  });

  it('rejects with the message of a script that throws, and ignores errors of others', async () => {
    const loading = loadScript(url, 'sha384-abc');
    const filename = script()?.src ?? '';
    dispatchEvent(new ErrorEvent('error', { filename: 'https://shop.example/other.js', message: 'other' }));
    dispatchEvent(new ErrorEvent('error', { filename, message: 'x is not a function' }));
    script()?.dispatchEvent(new Event('load'));
    await expect(loading).rejects.toThrow(`${url} threw while it ran: x is not a function`);
  });

  it('rejects after 20 s, and removes the script', async () => {
    jest.useFakeTimers();
    const loading = loadScript(url, 'sha384-abc');
    jest.advanceTimersByTime(20_000);
    await expect(loading).rejects.toThrow('was not loaded within 20 s');
    expect(script()).toBeNull();
  });
});
