import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { useTexts } from '../language.ts';
import { TagRow } from './tag-row.tsx';
import { tagsAtom } from './tags.ts';

type TagManagerProps = { readonly isOpen: boolean; onClose(): void };

/** Renames, recolours and deletes tags. */
export default function TagManager({ isOpen, onClose }: TagManagerProps) {
  const { tags: texts, close } = useTexts();
  const tags = useAtomValue(tagsAtom);
  /** The tag that is being changed or deleted: one at a time. */
  const [openId, setOpenId] = useState<string>();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} closeLabel={close}>
      {tags.length === 0 ? (
        <p className="text-muted">{texts.empty}</p>
      ) : (
        <ul className="w-[min(30rem,calc(100vw-6rem))] divide-y divide-line">
          {tags.map((tag) => (
            <TagRow
              key={tag.id}
              tag={tag}
              isOpen={tag.id === openId}
              onOpen={(isOn) => setOpenId(isOn ? tag.id : undefined)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
