import type { ReactNode } from 'react';
import { networkNames } from '#contract/content/networks.ts';
import { legalPages, navigation, type PageId } from '#contract/content/site-map.ts';
import { languageRecords, languages } from '#contract/languages.ts';
import { ConsentLink } from '../features/consent/consent-link.tsx';
import { LanguageLink } from '../features/language/language-link.tsx';
import { SchemeSwitch } from '../features/scheme/scheme-switch.tsx';
import { useToday } from '../format/date.ts';
import { useChrome } from '../loading/content-cache.ts';
import { usePageLanguage } from '../loading/page-language.ts';
import { footerScroll } from '../state/chosen-section.ts';
import { Logo } from '../ui/logo.tsx';
import { PageLink } from '../ui/page-link.tsx';

export function Footer({ page }: { readonly page: PageId }) {
  const chrome = useChrome();
  const language = usePageLanguage();
  const { footer, identity } = chrome;
  const { phone, email, operations, social, statusPage } = identity;
  const [office] = identity.offices;
  const year = Number(useToday().slice(0, 4));
  const toOffice = {
    page: 'contact',
    section: 'office-locations',
    scrollDelay: footerScroll,
  } as const;
  return (
    <footer className="bg-foot text-mist">
      <div className="wrap footer-parts">
        <div className="col-span-full grid content-start gap-3 lg:col-auto">
          <p className="text-white">
            <Logo name={identity.shortName} />
          </p>
          <p className="max-w-[22.5em]">{footer.statement}</p>
          <address className="not-italic">
            <PageLink {...toOffice} className={footerLink}>
              {office.street}
              <br />
              {`${office.postalCode} ${office.district} / ${office.city}`}
            </PageLink>
            <br />
            <PageLink {...toOffice} className={`${footerLink} figures`}>
              {phone.text}
            </PageLink>
            <br />
            <Mail to={email.info} />
          </address>
          {operations && (
            <p>
              {footer.operations}
              <br />
              <Mail to={operations.email} />
              {' · '}
              <a href={`tel:${operations.phone.e164}`} className={footerLink}>
                {operations.phone.text}
              </a>
            </p>
          )}
        </div>
        <FooterList id="site-links" title={footer.quickLinks}>
          <PageItems pages={navigation} />
          <li>
            <PageLink page="life" section="join-team" className={footerLink}>
              {chrome.submenu['join-team'].label}
            </PageLink>
          </li>
          {statusPage && (
            <li>
              <a href={statusPage} rel="noopener" className={footerLink}>
                {footer.status}
              </a>
            </li>
          )}
        </FooterList>
        <FooterList title={footer.legal}>
          <PageItems pages={legalPages} />
          {/* The law wants announcements within reach of the home page. */}
          {(['information-society', 'accessibility'] as const).map((section) => (
            <li key={section}>
              <PageLink page="legal" section={section} className={footerLink}>
                {footer[section]}
              </PageLink>
            </li>
          ))}
          <li>
            <ConsentLink className={footerLink}>{chrome.consent.reopen}</ConsentLink>
          </li>
        </FooterList>
        {social.length > 0 && (
          <FooterList title={footer.followUs}>
            {social.map(({ network, url }) => (
              <li key={url}>
                <a href={url} rel="noopener" className={footerLink}>
                  {networkNames[network]}
                </a>
              </li>
            ))}
          </FooterList>
        )}
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-6 lg:pb-10">
        <p className="w-full text-sm text-[#a9c1cf] md:mr-auto md:w-auto">
          {`© ${copyrightYears(identity.copyrightFrom, year)} ${unbrokenEnd(identity.legalName)}`}
        </p>
        {/* For search engines and for readers without scripts, who cannot use the header's menu. */}
        {languages
          .filter((other) => other !== language)
          .map((other) => (
            <LanguageLink key={other} page={page} to={other} className={`${footerLink} text-sm`}>
              {languageRecords[other].name}
            </LanguageLink>
          ))}
        <SchemeSwitch />
      </div>
    </footer>
  );
}

const footerLink = 'inline-block py-1 hover:text-white hover:underline';

function Mail({ to }: { readonly to: string }) {
  return (
    <a href={`mailto:${to}`} className={footerLink}>
      {to}
    </a>
  );
}

function PageItems({ pages }: { readonly pages: readonly PageId[] }) {
  const { navigation } = useChrome();
  return pages.map((page) => (
    <li key={page}>
      <PageLink page={page} className={footerLink}>
        {navigation[page]}
      </PageLink>
    </li>
  ));
}

function FooterList({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <div id={id} className={id && 'row-span-2'}>
      <h2 className="mb-3 font-text text-base font-semibold tracking-normal text-white">{title}</h2>
      <ul className="grid">{children}</ul>
    </div>
  );
}

/** Keeps the last part of a name, such as "A.Ş.", from wrapping alone. */
function unbrokenEnd(legalName: string): string {
  return legalName.replace(/ (?=\S+$)/, '\u00a0');
}

/** "2025", or "2025–2026" once the first year is over. */
function copyrightYears(first: number, current: number): string {
  return current > first ? `${first}–${current}` : String(first);
}
