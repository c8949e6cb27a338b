import { chromium } from 'playwright';
import { mkdirSync } from 'node:fs';
const out='/tmp/wt/words-shots'; mkdirSync(out,{recursive:true});
const base=process.argv[2];
const { chromiumPath } = { chromiumPath: process.env.CHROMIUM };
const browser = await chromium.launch(chromiumPath?{executablePath:chromiumPath}:{});
const jobs=[['tr','privacy'],['en','privacy'],['tr','cookies'],['en','legal'],['tr','legal'],['en','cookies'],['tr','certificates'],['tr','about'],['tr','life']];
for (const [w,h,scheme] of [[390,844,'light'],[1440,900,'light'],[820,1180,'dark'],[1920,1080,'light']]) {
 const ctx=await browser.newContext({viewport:{width:w,height:h},colorScheme:scheme});
 await ctx.addInitScript(()=>localStorage.setItem('site_consent_v1',JSON.stringify({version:1,updatedAt:1,choices:{maps:false,analytics:false,marketing:false}})));
 const page=await ctx.newPage();
 for (const [l,p] of jobs) {
  if (w===1920 && !['privacy','legal'].includes(p)) continue;
  if (w===820 && !['privacy','cookies'].includes(p)) continue;
  await page.goto(`${base}/${l}/${p}`); await page.waitForTimeout(600);
  const total=await page.evaluate(()=>document.documentElement.scrollHeight);
  let i=0; for (let y=0;y<total && i<9;y+=h*0.95,i++){ await page.evaluate(y=>scrollTo({top:y,behavior:'instant'}),y); await page.waitForTimeout(120); await page.screenshot({path:`${out}/${p}-${l}-${w}-${scheme}-${i}.png`}); }
 }
 await ctx.close();
}
await browser.close();
