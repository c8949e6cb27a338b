import type { PageId } from '#contract/content/site-map.ts';
import { LanguageChoice } from '../features/language/language-choice.tsx';
import { DesktopMenu } from '../features/menus/desktop-menu.tsx';
import { MenuButton } from '../features/menus/menu-button.tsx';
import { useChrome } from '../loading/content-cache.ts';
import { Logo } from '../ui/logo.tsx';
import { PageLink } from '../ui/page-link.tsx';

/** The bar at the top of the window: home, the six pages, the language; on small screens the menu button. */
export function Header({ page }: { readonly page: PageId }) {
  const chrome = useChrome();
  return (
    <header className="fixed inset-x-0 top-0 z-40 bg-night text-white">
      <div className="wrap flex h-17 items-center gap-3 lg:h-21 lg:gap-6">
        <PageLink page="home" aria-label={chrome.identity.name} className="mr-auto flex min-w-0">
          <Logo name={chrome.identity.shortName} />
        </PageLink>
        <DesktopMenu page={page} />
        <LanguageChoice page={page} />
        <MenuButton label={chrome.menu.open} />
      </div>
    </header>
  );
}
