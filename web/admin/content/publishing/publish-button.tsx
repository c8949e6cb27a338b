import { useAtomValue, useSetAtom } from 'jotai';
import { notify } from '../../../features/toasts/notify.ts';
import { MainButton } from '../../ui/buttons.tsx';
import { changedIn, contentAtom, unsavedAtom } from '../state.ts';
import { useContentTexts } from '../texts.ts';
import { isPublishOpenAtom } from './publish.ts';

/** Opens the dialog that publishes; with nothing to publish it says so. */
export function PublishButton() {
  const { bar } = useContentTexts();
  const state = useAtomValue(contentAtom);
  const isUnsaved = useAtomValue(unsavedAtom).size > 0;
  const openPublish = useSetAtom(isPublishOpenAtom);
  const isOff = state !== undefined && changedIn(state) === 0 && !isUnsaved;
  return (
    <MainButton
      aria-disabled={isOff || undefined}
      title={isOff ? bar.none : undefined}
      onClick={() => (isOff ? notify('info', bar.none) : openPublish(true))}
    >
      {bar.publish}
    </MainButton>
  );
}
