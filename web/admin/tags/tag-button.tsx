import { useSetAtom } from 'jotai';
import type { ComponentProps } from 'react';
import { useTexts } from '../language.ts';
import { linkButton } from '../ui/buttons.ts';
import { PopoverButton } from '../ui/popover.tsx';
import { LazyTagPicker } from './lazy-parts.ts';
import { managerOpenAtom } from './manager-slot.tsx';
import type { Tagged, TagMark } from './tag-mark.ts';

type TagButtonProps = Pick<ComponentProps<typeof PopoverButton>, 'id' | 'face' | 'className'> & {
  readonly records: readonly Tagged[];
  onMark(mark: TagMark): void;
};

/** Gives records tags, or takes them off. The list is loaded when it is opened. */
export function TagButton({ records, onMark, ...button }: TagButtonProps) {
  const { tags: texts, retry } = useTexts();
  const openManager = useSetAtom(managerOpenAtom);
  return (
    <PopoverButton {...button} popup="dialog" name={texts.tag} title={`${texts.tag} (l)`}>
      {(close) => (
        <LazyTagPicker
          records={records}
          onMark={onMark}
          onEdit={() => {
            close();
            openManager(true);
          }}
          placeholder={<div className="h-24 w-72 max-w-full" />}
          failure={
            <div role="alert" className="w-72 max-w-full p-3">
              <p>{texts.failed}</p>
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  // The pressed button disappears: typed letters must not reach the page.
                  currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
                  LazyTagPicker.fetch();
                }}
                className={linkButton}
              >
                {retry}
              </button>
            </div>
          }
        />
      )}
    </PopoverButton>
  );
}
