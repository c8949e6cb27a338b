import { useAtom, useAtomValue } from 'jotai';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { defaultLanguage } from '#contract/languages.ts';
import { legalAnchors, pageIds, pages } from '../../../site-map.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTexts } from '../../language.ts';
import { mainButton, quietButton } from '../../ui/buttons.ts';
import { valueOfAtom } from '../state.ts';
import { useContentTexts } from '../texts.ts';
import { labelOf } from './label-of.ts';
import { type LinkRequest, linkRequestAtom } from './link-request.ts';
import { type LinkKind, linkKinds, readTarget, writeTarget } from './link-target.ts';

/** Asks where a link in a text leads. */
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

const emails = ['info', 'partners', 'careers', 'dataProtection'] as const;
const inputClass =
  'h-11 w-full rounded-xl border border-edge bg-surface px-3 aria-invalid:border-2 aria-invalid:border-error';

function LinkForm({
  request: { spot, language = defaultLanguage, put },
  onClose,
  onDone,
}: LinkFormProps) {
  const { link: texts, labels } = useContentTexts();
  const { cancel } = useTexts();
  const readValue = useAtomValue(valueOfAtom);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const before = readTarget(spot.target);
  // Once the dialog is modal: it focuses its first button itself.
  useEffect(() => {
    const timer = setTimeout(() => form.current?.querySelector('input')?.focus());
    return () => clearTimeout(timer);
  }, []);
  const [words, setWords] = useState(spot.words);
  const [kind, setKind] = useState<LinkKind>(before.kind);
  const [page, setPage] = useState(before.page);
  const [section, setSection] = useState(before.section);
  const [mail, setMail] = useState(before.mail);
  const [address, setAddress] = useState(before.address);
  const [error, setError] = useState<'words' | 'address'>();
  const sections: readonly string[] = [
    ...pages[page].sections,
    ...(page in legalAnchors ? legalAnchors[page as keyof typeof legalAnchors] : []),
  ];
  /** As the site’s own menu says it, else by its name here; anchors of legal pages have only their id. */
  const sectionName = (one: string) => {
    const own = readValue({ document: `${language}/chrome`, path: `/submenu/${one}/label` });
    return typeof own === 'string' && own ? own : (labelOf(labels, [one]) ?? one);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is in the editor's tree, not in its form.
    event.stopPropagation();
    const target = writeTarget({ kind, page, section, mail, address });
    const wrong = !words.trim() || /[[\]]/.test(words) ? 'words' : target ? undefined : 'address';
    setError(wrong);
    if (wrong || !target) {
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    onDone();
    put(words.trim(), target);
  };
  const select = (
    name: string,
    label: string,
    value: string,
    options: readonly (readonly [value: string, label: string])[],
    onPick: (value: string) => void,
  ) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <select
        id={`${id}-${name}`}
        value={value}
        onChange={({ target }) => onPick(target.value)}
        className={`select ${inputClass}`}
      >
        {options.map(([one, shown]) => (
          <option key={one} value={one}>
            {shown}
          </option>
        ))}
      </select>
    </div>
  );
  const input = (
    name: 'words' | 'address',
    label: string,
    value: string,
    onType: (value: string) => void,
    wrong: string,
  ) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="mb-1 block text-sm text-muted">
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        autoComplete="off"
        aria-invalid={error === name || undefined}
        aria-describedby={`${id}-${name}-error`}
        value={value}
        onChange={({ target }) => onType(target.value)}
        className={inputClass}
      />
      <p id={`${id}-${name}-error`} role="alert" className="font-medium text-error empty:hidden">
        {error === name && wrong}
      </p>
    </div>
  );
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      {input('words', texts.words, words, setWords, texts.noWords)}
      {select(
        'kind',
        texts.kind,
        kind,
        linkKinds.map((one) => [one, texts.kinds[one]]),
        (next) => setKind(linkKinds.find((one) => one === next) ?? 'page'),
      )}
      {kind === 'page' &&
        select(
          'page',
          texts.page,
          page,
          pageIds.map((one) => [one, labels[one]]),
          (next) => {
            setPage(pageIds.find((one) => one === next) ?? 'home');
            setSection('');
          },
        )}
      {kind === 'page' &&
        sections.length > 0 &&
        select(
          'section',
          texts.section,
          section,
          [['', texts.whole], ...sections.map((one) => [one, sectionName(one)] as const)],
          setSection,
        )}
      {kind === 'mail' &&
        select(
          'mail',
          texts.mail,
          mail,
          emails.map((one) => [
            one,
            `${labels[`email/${one}`]}: ${readValue({ document: 'identity', path: `/email/${one}` })}`,
          ]),
          setMail,
        )}
      {kind === 'https' && input('address', texts.address, address, setAddress, texts.noAddress)}
      <div className="flex flex-wrap justify-end gap-3">
        {spot.target !== undefined && (
          <button
            type="button"
            onClick={() => {
              onDone();
              put(words, undefined);
            }}
            className={`mr-auto ${quietButton}`}
          >
            {texts.remove}
          </button>
        )}
        <button type="button" onClick={onClose} className={quietButton}>
          {cancel}
        </button>
        <button type="submit" className={mainButton}>
          {spot.target === undefined ? texts.insert : texts.change}
        </button>
      </div>
    </form>
  );
}
