import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { legalAnchors, pageIds, pages } from '#contract/content/site-map.ts';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { useTexts } from '../../language.ts';
import { MainButton, QuietButton } from '../../ui/buttons.tsx';
import { idsOf, itemTitle } from '../edit.ts';
import { valueOfAtom } from '../state.ts';
import { useContentTexts } from '../texts.ts';
import { labelOf } from '../use-names.ts';
import { type LinkSpot, linkKinds, readTarget, writeTarget } from './links.ts';

/** A text that asks for a link. */
type LinkRequest = {
  readonly spot: LinkSpot;
  readonly language: Language | undefined;
  /** Inserts it into the text; without a target only the words. */
  put(words: string, target: string | undefined): void;
  /** Returns to the text. */
  leave(): void;
};

export const linkRequestAtom = atom<LinkRequest | undefined>(undefined);

/** Asks for the target of a link in a text. */
export function LinkDialog() {
  const { title } = useContentTexts().link;
  const { close } = useTexts();
  const [request, setRequest] = useAtom(linkRequestAtom);
  const leave = () => {
    setRequest(undefined);
    setTimeout(() => request?.leave());
  };
  return (
    <Dialog isOpen={request !== undefined} onClose={leave} title={title} closeLabel={close}>
      <div className="w-[min(30rem,calc(100vw-5rem))]">
        {request && (
          <LinkForm request={request} onClose={leave} onDone={() => setRequest(undefined)} />
        )}
      </div>
    </Dialog>
  );
}

type LinkFormProps = { readonly request: LinkRequest; onClose(): void; onDone(): void };

const emails = ['info', 'partners', 'careers', 'dataProtection', 'security', 'ethics'] as const;

function LinkForm({ request, onClose, onDone }: LinkFormProps) {
  const { spot, language = defaultLanguage, put } = request;
  const { link: texts, labels } = useContentTexts();
  const { cancel } = useTexts();
  const readValue = useAtomValue(valueOfAtom);
  const { register, handleSubmit, watch, getValues, setValue, setFocus, formState } = useForm({
    reValidateMode: 'onSubmit',
    defaultValues: { words: spot.words, ...readTarget(spot.target) },
  });
  const { errors } = formState;
  const { kind, page } = watch();
  // After the dialog has become modal, which focuses its first button.
  useEffect(() => {
    const timer = setTimeout(() => setFocus('words'));
    return () => clearTimeout(timer);
  }, [setFocus]);
  const sections: readonly string[] = [
    ...(page === 'services'
      ? idsOf(readValue({ document: 'identity', path: '/serviceAreas' }))
      : pages[page].sections),
    ...(page in legalAnchors ? legalAnchors[page as keyof typeof legalAnchors] : []),
  ];
  /** As in the site's menu, else by its name here; anchors of legal pages have only their id. */
  const sectionName = (one: string) => {
    const own = readValue({ document: `${language}/chrome`, path: `/submenu/${one}/label` });
    if (typeof own === 'string' && own) return own;
    const areas = readValue({ document: 'identity', path: '/serviceAreas' });
    return labelOf(labels, [one]) ?? (itemTitle(areas, one) || one);
  };
  const addressOf = (one: string) => readValue({ document: 'identity', path: `/email/${one}` });
  const mailName = (one: (typeof emails)[number]) => `${labels[`email/${one}`]}: ${addressOf(one)}`;
  const submit = handleSubmit(({ words, ...target }) => {
    onDone();
    put(words.trim(), writeTarget(target));
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={texts.words}
        error={errors.words?.message}
        autoComplete="off"
        {...register('words', {
          validate: (words) => (words.trim() !== '' && !/[[\]]/.test(words)) || texts.noWords,
        })}
      />
      <SelectField
        label={texts.kind}
        options={linkKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        {...register('kind')}
      />
      {kind === 'page' && (
        <SelectField
          label={texts.page}
          options={pageIds.map((value) => ({ value, label: labels[value] }))}
          {...register('page', { onChange: () => setValue('section', '') })}
        />
      )}
      {kind === 'page' && sections.length > 0 && (
        <SelectField
          label={texts.section}
          placeholder={texts.whole}
          options={sections.map((value) => ({ value, label: sectionName(value) }))}
          {...register('section')}
        />
      )}
      {kind === 'mail' && (
        <SelectField
          label={texts.mail}
          options={emails.filter(addressOf).map((value) => ({ value, label: mailName(value) }))}
          {...register('mail')}
        />
      )}
      {kind === 'https' && (
        <TextField
          label={texts.address}
          error={errors.address?.message}
          autoComplete="off"
          {...register('address', {
            validate: (_, target) => writeTarget(target) !== undefined || texts.noAddress,
          })}
        />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {spot.target !== undefined && (
          <QuietButton
            onClick={() => {
              onDone();
              put(getValues('words'), undefined);
            }}
            className="mr-auto"
          >
            {texts.remove}
          </QuietButton>
        )}
        <QuietButton onClick={onClose}>{cancel}</QuietButton>
        <MainButton type="submit">
          {spot.target === undefined ? texts.insert : texts.change}
        </MainButton>
      </div>
    </form>
  );
}
