import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { isolated } from '../format/isolated.ts';
import { useTexts } from '../language.ts';
import { TagRow } from './tag-row.tsx';
import { tagsAtom } from './tags.ts';

type TagManagerProps = { readonly isOpen: boolean; onClose(): void };

/** Renames, recolours and deletes tags. */
export default function TagManager({ isOpen, onClose }: TagManagerProps) {
  const { tags: texts, close: closeLabel } = useTexts();
  const tags = useAtomValue(tagsAtom);
  /** The tag that is being changed or deleted: one at a time. */
  const [openId, setOpenId] = useState<string>();
  const [erased, setErased] = useState('');
  const whole = useRef<HTMLDivElement>(null);
  /** Closes the part of a tag, unless that of another one is open by now. */
  const close = (id: string) => setOpenId((now) => (now === id ? undefined : now));
  /** If the focused row is gone, the focus goes to the next one, else to the one before, else to what is left. */
  const focusAt = (index: number) => {
    if (whole.current?.contains(document.activeElement)) return;
    const rows = whole.current?.querySelectorAll<HTMLElement>('[data-change]');
    (rows?.[index] ?? rows?.[index - 1] ?? whole.current)?.focus();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={closeLabel}>
      <div ref={whole} tabIndex={-1}>
        {tags.length === 0 ? (
          <p className="text-muted">{texts.empty}</p>
        ) : (
          <ul className="w-[min(30rem,calc(100vw-6rem))] divide-y divide-line">
            {tags.map((tag, index) => (
              <TagRow
                key={tag.id}
                tag={tag}
                isOpen={tag.id === openId}
                onOpen={(isOn) => (isOn ? setOpenId(tag.id) : close(tag.id))}
                onErased={() => {
                  close(tag.id);
                  setErased(texts.erased.replace('{name}', () => isolated(tag.name)));
                  // The list is rendered again before that.
                  setTimeout(() => focusAt(index));
                }}
              />
            ))}
          </ul>
        )}
      </div>
      {/* Of the window itself: what is behind it is not announced. */}
      <p role="status" className="sr-only">
        {erased}
      </p>
    </Dialog>
  );
}
