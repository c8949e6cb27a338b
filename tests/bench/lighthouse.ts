import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from '../support/chromium.ts';
import { fetchPackage } from './fetched-package.ts';

/** The figures of one visit: scores up to 100, milliseconds, bytes over the network. */
export type Visit = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  readonly bytes: number;
  readonly requests: number;
};

/** The parts of Lighthouse's report in use. */
export type Report = {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { numericValue?: number; details?: object }>>;
};

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report }>;
type Chrome = { readonly port: number; kill(): void };
type Launcher = { launch(options: object): Promise<Chrome> };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Installs Lighthouse if it is missing, and returns a function that runs its mobile test on a page. */
export async function prepareLighthouse() {
  const { load } = fetchPackage('lighthouse', '13.5.0');
  const lighthouse = await load<{ default: Lighthouse }>('lighthouse');
  const launcher = await load<Launcher>('chrome-launcher');
  return async (url: string): Promise<{ report: Report; figures: Visit }> => {
    const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
    // A fresh browser profile for each visit.
    const options = { chromeFlags, userDataDir: profile, logLevel: 'silent' };
    const chrome = await launcher.launch({ ...options, chromePath: chromiumPath });
    try {
      const flags = { port: chrome.port, logLevel: 'silent', onlyCategories: categories };
      const { lhr } = await lighthouse.default(url, flags);
      if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
      return { report: lhr, figures: figuresOf(lhr) };
    } finally {
      chrome.kill();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  };
}

function figuresOf({ categories, audits }: Report): Visit {
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = requestsOf(audits['network-requests']?.details);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: number('first-contentful-paint'),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
  };
}

type Request = { readonly url: string; readonly transferSize: number };

/** Excludes the icon, which the browser requests on its own, outside the page. */
function requestsOf(details: object | undefined): Request[] {
  const { items = [] } = (details ?? {}) as { items?: Request[] };
  return items.filter(({ url }) => /^https?:/.test(url) && !/\/favicon[^/]*$/.test(url));
}
