import { useAtom } from 'jotai';
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../language.ts';
import { type listShortcuts, type ShortcutKey, shortcutsAtom } from '../ui/shortcuts.ts';

/** The keys that are not shown by their name. */
const signs: Partial<Record<ShortcutKey, string>> = { Escape: 'Esc', arrows: '← ↑ ↓ →' };

type ShortcutSheetProps = {
  readonly isOpen: boolean;
  /** The shortcuts of the page that is open. */
  readonly listed: ReturnType<typeof listShortcuts>;
  onClose(): void;
};

/** The list of keyboard shortcuts, and the switch that turns them off. */
export function ShortcutSheet({ isOpen, listed, onClose }: ShortcutSheetProps) {
  const { shortcuts, close } = useTexts();
  const [isOn, setOn] = useAtom(shortcutsAtom);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={shortcuts.title} closeLabel={close}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2">
        {listed.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="key">{signs[key] ?? key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-6 flex min-h-11 items-center gap-3 border-t border-line pt-4 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => setOn(target.checked)}
          className="checkbox size-5"
        />
        {shortcuts.use}
      </label>
    </Dialog>
  );
}
