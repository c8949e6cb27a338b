import { useDialogOpener, useOpenDialog } from '../dialogs/open-dialog.ts';

/** Opens the menu of small screens. Without scripts it is a link to the footer's list of pages. */
export function MenuButton({ label }: { label: string }) {
  const isOpen = useOpenDialog((dialog) => dialog === 'menu');
  const opener = useDialogOpener('menu');
  const shape =
    'size-11 shrink-0 place-items-center rounded-full text-white hover:bg-veil lg:hidden';
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        {...opener}
        className={`needs-script grid ${shape}`}
      >
        <MenuSign />
      </button>
      <noscript>
        <a href="#site-links" aria-label={label} className={`grid ${shape}`}>
          <MenuSign />
        </a>
      </noscript>
    </>
  );
}

/** Two lines; the lower one is the company's wave. */
function MenuSign() {
  return (
    <svg
      width="26"
      height="20"
      viewBox="0 0 26 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M1 4h24M1 15c5 0 5-5 9-5s4 5 8 5h7" />
    </svg>
  );
}
