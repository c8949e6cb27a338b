import type {} from './bootstrap.ts';

/** The address of each page's prerendered menu, by the page's path. The file is HTML as a JSON string. */
export type WrittenMenus = Readonly<Record<string, string>>;

/**
 * Opens the menu of small screens if its button is pressed before hydration: the prerendered HTML, as a native dialog
 * with links that load their pages. A slow phone waits half as long for it. The page's own menu replaces it later
 * (features/menus/site-menu.tsx). It runs beside the page's script (site-build/preload-list.ts), and must not use
 * anything from outside itself.
 * @param styles addresses of the style sheets that the menu needs
 */
export function earlyMenu(menus: WrittenMenus, styles: readonly string[]): void {
  const touches = window.earlyEvents;
  const button = document.querySelector<HTMLElement>('header button[aria-haspopup=dialog]');
  const menu = menus[location.pathname];
  if (!touches || !button || !menu) return;
  const isWanted = () => !touches.alive && touches.remembered.some(isPress);
  const isPress = ({ element }: { readonly element: HTMLElement }) => element === button;
  /** Its history entry. The page's own menu takes it over (routing/dialog-history.ts). */
  const ours = 'early';
  const hasEntry = () => history.state?.dialog === ours;

  const styled = (href: string) =>
    new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    });
  const written = async () => {
    const [response] = await Promise.all([fetch(menu), ...styles.map(styled)]);
    if (!response.ok) throw new Error(`status ${response.status}`);
    const template = document.createElement('template');
    template.innerHTML = await response.json();
    const dialog = template.content.querySelector('dialog');
    if (!dialog) throw new Error('no menu was written');
    dialog.onclick = (event) => {
      const target = event.target as HTMLElement;
      if (target === dialog || target.closest('button')) dialog.close();
      const link = target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Replaces the menu's entry: Back leads to the page that it was opened on.
      event.preventDefault();
      const { dialog: _, ...state } = history.state;
      history.replaceState(state, '');
      dialog.close();
      location.replace(link.href);
    };
    dialog.onclose = () => {
      // Closed before hydration, it is discarded. Closed later, the page's own menu detects that and closes too.
      if (!touches.alive) dialog.id = '';
      const others = touches.remembered.filter((touch) => !isPress(touch));
      touches.remembered.splice(0, touches.remembered.length, ...others);
      if (hasEntry()) history.back();
    };
    addEventListener('popstate', () => {
      if (!hasEntry()) dialog.close();
    });
    return dialog;
  };
  let coming: Promise<HTMLDialogElement> | undefined;
  const open = async () => {
    if (!isWanted()) return;
    coming ??= written();
    const dialog = await coming;
    if (!isWanted() || dialog.open) return;
    document.body.append(Object.assign(dialog, { id: 'early-menu' }));
    history.pushState({ ...history.state, dialog: ours }, '');
    dialog.showModal();
  };
  // If it fails to load, the page's own menu opens later.
  const openOrWait = () =>
    open().catch(() => {
      coming = undefined;
    });
  button.addEventListener('click', openOrWait);
  openOrWait();
}
