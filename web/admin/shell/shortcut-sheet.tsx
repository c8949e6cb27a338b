import { useAtom } from 'jotai';
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../language.ts';
import { shortcutsAtom } from '../shortcuts.ts';

const keys = [
  'j',
  'k',
  'o',
  'x',
  'r',
  'a',
  'e',
  's',
  'u',
  '!',
  '#',
  'f',
  'n',
  'z',
  '/',
  '?',
  'Escape',
] as const;
export type ShortcutKey = (typeof keys)[number];

/** The list of keyboard shortcuts, and the switch that turns them off. */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { shortcuts, close } = useTexts();
  const [isOn, setOn] = useAtom(shortcutsAtom);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={shortcuts.title} closeLabel={close}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-5 gap-y-2">
        {keys.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="key">{key === 'Escape' ? 'Esc' : key}</kbd>
            </dt>
            <dd>{shortcuts.keys[key]}</dd>
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
