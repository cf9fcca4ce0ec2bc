import * as chromeLauncher from 'chrome-launcher'; import lighthouse from 'lighthouse';
const url=process.argv[2]; const chrome=await chromeLauncher.launch({chromePath:'/usr/bin/chromium',chromeFlags:['--headless=new','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const r=await lighthouse(url,{port:chrome.port,output:'json',logLevel:'error'}); const a=r.lhr.audits;
console.log('perf',r.lhr.categories.performance.score,'FCP',a['first-contentful-paint'].numericValue|0,'LCP',a['largest-contentful-paint'].numericValue|0,'TBT',a['total-blocking-time'].numericValue|0,'SI',a['speed-index'].numericValue|0, 'CLS', a['cumulative-layout-shift'].numericValue);
for (const k of ['lcp-breakdown-insight','largest-contentful-paint-element','lcp-discovery-insight']) if(a[k]) console.log(k, JSON.stringify(a[k].details)?.slice(0,1800));
const items=a['network-requests'].details.items; 
for(const i of items) console.log((i.networkRequestTime|0)+'-'+(i.networkEndTime|0), i.priority, i.resourceType, i.transferSize, i.url.replace('http://localhost:3000','').slice(0,90));
await chrome.kill();
