import type { ReactNode } from 'react';
import type { Language } from '#contract/languages.ts';
import { identity } from '../content/identity.ts';
import type { Chrome } from '../content/schema.ts';
import { SchemeSwitch } from '../features/scheme/scheme-switch.tsx';
import { legalPages, navigation, type PageId } from '../site-map.ts';
import { Logo } from '../ui/logo.tsx';
import { PageLink } from '../ui/page-link.tsx';

type FooterProps = { readonly language: Language; readonly chrome: Chrome };

export function Footer({ language, chrome }: FooterProps) {
  const { office, phone, social } = identity;
  const { footer } = chrome;
  return (
    <footer className="bg-night text-mist">
      <div className="wrap grid gap-12 py-16 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr] lg:py-20">
        <div className="grid content-start gap-4">
          <p className="text-white">
            <Logo />
          </p>
          <p className="max-w-[22.5em] text-balance">{footer.statement}</p>
          <address className="not-italic">
            <PageLink
              page="contact"
              section="office-locations"
              language={language}
              className="inline-block py-1 hover:text-white hover:underline"
            >
              {office.street}
              <br />
              {office.postalCode} {office.district} / {office.city}
            </PageLink>
            <br />
            <PageLink
              page="contact"
              section="office-locations"
              language={language}
              className="inline-block py-1 figures hover:text-white hover:underline"
            >
              {phone.text}
            </PageLink>
          </address>
        </div>
        <PageList
          title={footer.quickLinks}
          pages={navigation}
          language={language}
          chrome={chrome}
        />
        <PageList title={footer.legal} pages={legalPages} language={language} chrome={chrome} />
        <FooterList title={footer.followUs}>
          <li>
            <FooterLink href={social.linkedin}>LinkedIn</FooterLink>
          </li>
          <li>
            <FooterLink href={social.instagram}>Instagram</FooterLink>
          </li>
        </FooterList>
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-6 pb-10">
        <p className="text-sm text-[#a9c1cf]">
          © {copyrightYears()} {identity.legalName}
        </p>
        <SchemeSwitch texts={chrome.scheme} />
      </div>
    </footer>
  );
}

type PageListProps = FooterProps & { readonly title: string; readonly pages: readonly PageId[] };

function PageList({ title, pages, language, chrome }: PageListProps) {
  return (
    <FooterList title={title}>
      {pages.map((page) => (
        <li key={page}>
          <PageLink
            page={page}
            language={language}
            className="inline-block py-1 hover:text-white hover:underline"
          >
            {chrome.navigation[page]}
          </PageLink>
        </li>
      ))}
    </FooterList>
  );
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3 font-text text-base font-semibold tracking-normal text-white">{title}</h2>
      <ul className="grid gap-1">{children}</ul>
    </div>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noopener" className="inline-block py-1 hover:text-white hover:underline">
      {children}
    </a>
  );
}

/** "2025", or "2025–2026" once the first year is over. */
function copyrightYears(): string {
  const first = identity.copyrightFrom;
  const current = new Date().getFullYear();
  return current > first ? `${first}–${current}` : String(first);
}
