import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { Plus } from 'lucide';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { type ContentState, changeContent } from '#contract/admin/content.ts';
import { isOpeningName, type OpeningName, valueAt } from '#contract/content/edits.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { Icon } from '../../ui/icon.tsx';
import { authenticatedCall } from '../api-client/call.ts';
import { newUuid } from '../api-client/new-uuid.ts';
import { refreshAtom } from '../api-client/queries.ts';
import { calendarDay } from '../format/date-format.ts';
import { dayAtom } from '../format/day.ts';
import { languageAtom } from '../language.ts';
import { paths } from '../paths.ts';
import { DangerQuietButton, QuietButton } from '../ui/buttons.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { editAtom } from './edit.ts';
import { hrefOf } from './names.ts';
import { saveAtom } from './save.ts';
import { contentAtom, contentRead, documentMapAtom } from './state.ts';
import { useContentTexts } from './texts.ts';

/** The openings that were not removed, those that visitors can apply to first. */
export function openingsOf({ documents }: ContentState): OpeningName[] {
  return ['open', 'draft', 'closed']
    .flatMap((state) => documents.filter(({ opening }) => opening?.state === state))
    .map(({ name }) => name)
    .filter(isOpeningName);
}

/** Creates a draft, and shows its form. */
export function NewOpening() {
  const texts = useContentTexts().openings;
  const { get, set } = useStore();
  const [, navigate] = useLocation();
  const add = async () => {
    const name: OpeningName = `openings/${newUuid().slice(0, 8)}`;
    const change = { document: name, path: '/state', version: 0, value: 'draft' };
    const body = { changes: [change] };
    const { ok } = await authenticatedCall(get, set, changeContent, { body });
    if (!ok) return notify('error', texts.failed);
    set(refreshAtom, contentRead);
    navigate(hrefOf(name));
  };
  return (
    <QuietButton onClick={add}>
      <Icon drawing={Plus} size={18} />
      {texts.add}
    </QuietButton>
  );
}

/** The state of an opening in words: whether visitors can apply, and until when. Empty for another document. */
export function useOpeningWords() {
  const { options, until, over } = useContentTexts().openings;
  const documents = useAtomValue(contentAtom)?.documents;
  const language = useAtomValue(languageAtom);
  const today = useAtomValue(dayAtom);
  return (document: string): string => {
    const { state, closes } = documents?.find(({ name }) => name === document)?.opening ?? {};
    if (state !== 'open' || !closes) return state ? options[state] : '';
    return fill(closes < today ? over : until, { day: calendarDay(closes, language) });
  };
}

/** Deletes an opening that never had an address; others are closed, and keep theirs. */
export function RemoveOpening({ name }: { readonly name: OpeningName }) {
  const texts = useContentTexts().openings;
  const document = useAtomValue(documentMapAtom).get(name);
  const edit = useSetAtom(editAtom);
  const save = useSetAtom(saveAtom);
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  if (!document || valueAt(document.live, '/slug') !== undefined) return null;
  const remove = () => {
    edit([...document.fields.keys()].map((path) => ({ document: name, path, value: undefined })));
    save();
    navigate(paths.content);
  };
  return (
    <>
      <DangerQuietButton onClick={() => setAsking(true)}>{texts.remove}</DangerQuietButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.removeTitle}
        lead={texts.removeLead}
        confirm={texts.remove}
        onClose={() => setAsking(false)}
        onConfirm={remove}
      />
    </>
  );
}
