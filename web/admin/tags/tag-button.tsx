import { useSetAtom } from 'jotai';
import { type ComponentProps, lazy, Suspense } from 'react';
import { loadModule } from '../../loading/load-module.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { useTexts } from '../language.ts';
import { PopoverButton } from '../popover.tsx';
import { managerOpenAtom } from './manager-slot.tsx';
import type { Tagged, TagMark } from './tag-mark.ts';

const TagPicker = lazy(() => loadModule(() => import('./tag-picker.tsx')));

type TagButtonProps = Pick<ComponentProps<typeof PopoverButton>, 'id' | 'face' | 'className'> & {
  readonly records: readonly Tagged[];
  onMark(mark: TagMark): void;
};

/** Gives records tags, or takes them off. The list is loaded when it is opened. */
export function TagButton({ records, onMark, ...button }: TagButtonProps) {
  const { tags: texts } = useTexts();
  const openManager = useSetAtom(managerOpenAtom);
  return (
    <PopoverButton {...button} popup="dialog" name={texts.tag} title={`${texts.tag} (l)`}>
      {(close) => (
        <ErrorBoundary
          fallback={() => (
            <p role="alert" className="w-72 max-w-full p-3">
              {texts.failed}
            </p>
          )}
        >
          <Suspense>
            <TagPicker
              records={records}
              onMark={onMark}
              onEdit={() => {
                close();
                openManager(true);
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </PopoverButton>
  );
}
