import { chromium } from '@playwright/test';
const base = process.argv[2] ?? 'http://localhost:3000';
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const delay of [0, 300, 1500]) {
  const p = await b.newPage({ viewport: { width: 1280, height: 900 } });
  const reqs=[]; p.on('request', r=>{ if (r.url().includes('predictive')) reqs.push(r.url()); });
  // hold scripts
  await p.route(/\.js(\?|$)/, async (r)=>{ await new Promise(f=>setTimeout(f,delay)); await r.continue(); });
  await p.goto(base+'/', { waitUntil:'commit' });
  const f = p.locator('header input[name=s]');
  await f.waitFor();
  await f.click(); await p.keyboard.type('skis');
  console.log(delay,'interactive at typing end', await p.evaluate(()=>document.documentElement.dataset.interactive));
  await p.waitForSelector('html[data-interactive]',{timeout:40000});
  await p.waitForTimeout(4000);
  console.log(delay, reqs.length, await f.inputValue(), await p.locator('[role=option]').count(), await p.evaluate(()=>[document.activeElement?.tagName, document.querySelector('form[role=search]')?.dataset.open]));
  await p.close();
}
await b.close();
