import { useQuery } from '@tanstack/react-query';
import { atom, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { ExternalLink, PanelRight, Redo2, Undo2 } from 'lucide';
import { type KeyboardEvent, useEffect } from 'react';
import { useSearch } from 'wouter';
import { readDocument } from '#contract/admin/content.ts';
import { altPaths } from '#contract/content/alt-paths.ts';
import { isOpeningName } from '#contract/content/edits.ts';
import { languages } from '#contract/languages.ts';
import { notify } from '../../features/toasts/notify.ts';
import { Icon } from '../../ui/icon.tsx';
import { loadOf, polled } from '../api-client/queries.ts';
import { languageAtom } from '../language.ts';
import { QuietButton } from '../ui/buttons.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { AdminPage } from '../ui/page.tsx';
import { canRedoAtom, canUndoAtom, clearStepsAtom, linkedDocuments, stepAtom } from './edit.ts';
import { focusField } from './fields/field-parts.tsx';
import { Sections, useSections } from './form.tsx';
import { documentsOf, fieldRefOf, hrefOfPage, type TextsName } from './names.ts';
import { RemoveOpening } from './openings.tsx';
import { PreviewPane } from './preview/preview-pane.tsx';
import { PublishButton } from './publishing/publish-button.tsx';
import { saveAtom } from './save.ts';
import { BackLink, ToolButton, toolClass, WordsButton } from './small-buttons.tsx';
import {
  contentRead,
  documentMapAtom,
  fetchDocumentsAtom,
  lastFieldAtom,
  unsavedAtom,
} from './state.ts';
import { useContentTexts } from './texts.ts';
import { useNames } from './use-names.ts';

/** Whether the preview is shown; the same for all pages. */
const isPreviewOpenAtom = atom(false);

/** The editor of one page's texts, in every language, or of the company's data. */
export function DocumentPage({ name }: { name: TextsName }) {
  const texts = useContentTexts();
  const language = useAtomValue(languageAtom);
  const documents = useAtomValue(documentMapAtom);
  const store = useStore();
  const save = useSetAtom(saveAtom);
  const step = useStep();
  const canUndo = useAtomValue(canUndoAtom);
  const canRedo = useAtomValue(canRedoAtom);
  const clearSteps = useSetAtom(clearStepsAtom);
  const setLastField = useSetAtom(lastFieldAtom);
  const [isPreviewOpen, openPreview] = useAtom(isPreviewOpenAtom);
  const { labelAt } = useNames();
  const needed = neededFor(name);
  const isHere = needed.every((one) => documents.has(one));
  const load = loadOf([readDocument.path, ...needed], () => store.set(fetchDocumentsAtom, needed));
  useQuery(polled(contentRead));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another form
  useEffect(() => {
    clearSteps();
    setLastField(undefined);
    return () => void save();
  }, [name, clearSteps, setLastField, save]);
  useOpenField(isHere);

  const [own = ''] = documentsOf(name);
  const title = labelAt({ document: own, path: '' });
  const form = documents.get(own)?.form;
  const sections = useSections(name, form?.kind === 'group' ? form : undefined);
  const press = (event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    const isRedo = event.ctrlKey && event.key.toLowerCase() === 'y';
    if ((!isUndo && !isRedo) || event.altKey) return;
    event.preventDefault();
    step(isRedo || event.shiftKey ? 'redo' : 'undo');
  };
  return (
    <AdminPage title={title} isWide>
      <div className="sticky top-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-2 sm:-mx-6 sm:px-6">
        <BackLink />
        {/* Where the header has the name of all pages, and the heading is for screen readers. */}
        <p aria-hidden="true" className="min-w-0 truncate font-heading font-semibold lg:hidden">
          {title}
        </p>
        <SaveState />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <ToolButton
            {...{ drawing: Undo2, label: texts.undo, title: texts.undoKeys, isOff: !canUndo }}
            onClick={() => step('undo', false)}
          />
          <ToolButton
            {...{ drawing: Redo2, label: texts.redo, title: texts.redoKeys, isOff: !canRedo }}
            onClick={() => step('redo', false)}
          />
          <a
            href={hrefOfPage(name, language, documents.get(own)?.live)}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.openPage}
            title={texts.openPage}
            className={toolClass}
          >
            <Icon drawing={ExternalLink} size={18} />
          </a>
          <QuietButton
            aria-pressed={isPreviewOpen}
            onClick={() => openPreview(!isPreviewOpen)}
            className="aria-pressed:bg-chosen max-sm:px-3"
          >
            <Icon drawing={PanelRight} size={18} />
            <span className="max-sm:sr-only">{texts.preview}</span>
          </QuietButton>
          <PublishButton />
        </div>
      </div>
      <WhenFetched of={polled(load)} loading={texts.loading} failed={texts.failed}>
        {() => (
          <div className={isPreviewOpen ? 'grid gap-6 min-[90rem]:grid-cols-2' : ''}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys and focus of the fields in it */}
            <div
              onKeyDown={press}
              onFocus={({ target }) => {
                const fieldRef = fieldRefOf(target.id);
                if (fieldRef?.path) setLastField(fieldRef);
              }}
              onBlur={() => void save()}
              className="min-w-0"
            >
              {sections.length > 2 && (
                <nav
                  aria-label={texts.sections}
                  className="my-4 flex flex-wrap gap-x-4 gap-y-1 text-sm"
                >
                  {sections.map(({ id, title }) => (
                    <button
                      key={id}
                      type="button"
                      onClick={() => goTo(id)}
                      className="min-h-8 font-semibold text-link hover:underline pointer-coarse:min-h-11"
                    >
                      {title}
                    </button>
                  ))}
                </nav>
              )}
              <div className="mt-4">
                <Sections name={name} sections={sections} />
              </div>
              {isOpeningName(name) && (
                <div className="mt-6">
                  <RemoveOpening name={name} />
                </div>
              )}
            </div>
            {isPreviewOpen && <PreviewPane name={name} />}
          </div>
        )}
      </WhenFetched>
    </AdminPage>
  );
}

/** The documents that a page needs: its own, the company's for its facts, and those that its changes affect. */
function neededFor(name: TextsName): readonly string[] {
  const chromes = languages.map((one) => `${one}/chrome`);
  const others =
    name === 'identity'
      ? linkedDocuments
      : name === 'pictures'
        ? altDocuments
        : ['identity', ...chromes];
  return [...new Set([...documentsOf(name), ...others])];
}

const altDocuments = languages.flatMap((language) =>
  Object.values(altPaths).map(([page]) => `${language}/${page}`),
);

function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

/** Shows the field in the address, once it is loaded. */
function useOpenField(isHere: boolean): void {
  const at = new URLSearchParams(useSearch()).get('at');
  useEffect(() => {
    const fieldRef = at ? fieldRefOf(at) : undefined;
    if (isHere && fieldRef) focusField(fieldRef);
  }, [at, isHere]);
}

/** Undoes or redoes a step, and shows where; a toast tells why that was not possible. */
function useStep() {
  const { conflicts } = useContentTexts();
  const step = useSetAtom(stepAtom);
  return (way: 'undo' | 'redo', isFocused: boolean = true) => {
    const stepped = step(way);
    if (!stepped) return;
    if (stepped.isConflict) notify('error', conflicts[way]);
    focusField(stepped.fieldRef, isFocused);
  };
}

export function SaveState() {
  const texts = useContentTexts();
  const save = useSetAtom(saveAtom);
  const states = [...useAtomValue(unsavedAtom).values()].map(({ state }) => state);
  const isFailed = states.some((state) => state !== 'typing' && state !== 'saving');
  const canRetry = states.includes('failed');
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm">
      <p role="status" className={isFailed ? 'font-semibold text-error' : 'text-muted'}>
        {isFailed
          ? texts.unsaved
          : states.includes('saving')
            ? texts.saving
            : states.length > 0
              ? ''
              : texts.saved}
      </p>
      {canRetry && <WordsButton onClick={() => save()}>{texts.saveAgain}</WordsButton>}
    </div>
  );
}
