import { Link, useLocation } from 'wouter';
import { type Language, languages } from '#contract/languages.ts';
import { identity } from '../content/identity.ts';
import type { Chrome } from '../content/schema.ts';
import { hrefFor, inLanguage, navigation, type PageId } from '../site-map.ts';
import { Logo } from '../ui/logo.tsx';
import { PageLink } from '../ui/page-link.tsx';

type HeaderProps = {
  readonly route: { readonly page: PageId; readonly language: Language };
  readonly chrome: Chrome;
};

export function Header({ route, chrome }: HeaderProps) {
  const { page, language } = route;
  const items = navigation.map((id) => (
    <li key={id}>
      <PageLink
        page={id}
        language={language}
        aria-current={id === page ? 'page' : undefined}
        className="inline-block border-b-2 border-transparent py-2 hover:border-signal aria-[current=page]:border-dawn"
      >
        {chrome.navigation[id]}
      </PageLink>
    </li>
  ));
  return (
    <header className="fixed inset-x-0 top-0 z-40 bg-night text-white">
      <div className="wrap flex h-17 items-center gap-3 lg:h-21 lg:gap-8">
        <PageLink
          page="home"
          language={language}
          aria-label={identity.name}
          className="mr-auto flex"
        >
          <Logo />
        </PageLink>
        <nav aria-label={chrome.navigation.label} className="hidden lg:block">
          <ul className="flex gap-7 text-[0.95rem] font-medium">{items}</ul>
        </nav>
        <LanguageLinks route={route} chrome={chrome} />
        <details key={page} className="group lg:hidden">
          <summary className="grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-veil [&::-webkit-details-marker]:hidden">
            <span className="sr-only group-open:hidden">{chrome.menu.open}</span>
            <span className="sr-only hidden group-open:inline">{chrome.menu.close}</span>
            <MenuSign />
          </summary>
          <nav
            aria-label={chrome.navigation.label}
            className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.25rem)] overflow-y-auto border-t border-hair bg-night"
          >
            <ul className="wrap grid gap-1 py-5 font-heading text-2xl font-semibold">{items}</ul>
          </nav>
        </details>
      </div>
    </header>
  );
}

/** Two lines, one of them the company's; a cross while the menu is open. */
function MenuSign() {
  return (
    <svg
      width="26"
      height="20"
      viewBox="0 0 26 20"
      fill="none"
      className="stroke-white"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="group-open:hidden" d="M1 4h24M1 15c5 0 5-5 9-5s4 5 8 5h7" />
      <path className="hidden group-open:inline" d="M5 2l16 16M21 2 5 18" />
    </svg>
  );
}

/** The same page in each language, with the query and hash that the visitor has. */
function LanguageLinks({ route, chrome }: HeaderProps) {
  const [, navigate] = useLocation();
  return (
    <ul aria-label={chrome.language.label} className="flex text-sm font-semibold">
      {languages.map((language) => {
        const path = inLanguage(hrefFor(route.page, route.language), language);
        // Query and hash are the browser's alone, so they join only when a hand is on the link.
        const complete = () => path + location.search + location.hash;
        return (
          <li key={language}>
            <Link
              href={path}
              onPointerEnter={({ currentTarget }) => {
                currentTarget.href = complete();
              }}
              onClick={(event) => {
                event.preventDefault();
                navigate(complete());
              }}
              hrefLang={language}
              lang={language}
              aria-current={language === route.language ? 'true' : undefined}
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-2 uppercase text-mist hover:text-white aria-[current=true]:text-dawn"
            >
              {language}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
