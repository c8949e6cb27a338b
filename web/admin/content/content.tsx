import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { isOpeningName } from '#contract/content/edits.ts';
import { useTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { saveBeforeLeaving, useLeaveWarning } from '../ui/before-leaving.ts';
import { AdminPage } from '../ui/page.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentPage } from './document-page.tsx';
import { LinkDialog } from './links/link-dialog.tsx';
import { textsNames } from './names.ts';
import { History } from './publishing/history.tsx';
import { PublishDialog } from './publishing/publish-dialog.tsx';
import { ReplacePage } from './replace/replace-page.tsx';
import { saveAtom } from './save.ts';
import { BackLink } from './small-buttons.tsx';
import { contentAtom, unsavedAtom } from './state.ts';
import { useContentTexts } from './texts.ts';
import { namedDocumentsAtom } from './use-names.ts';

/** The editor of the site's texts: the list of documents, one of them, or the history of publications. */
export default function ContentPage() {
  const [path] = useLocation();
  useSaving();
  useDocumentNames();
  return (
    <>
      <Route rest={path.slice(paths.content.length + 1)} />
      {/* Not children of `main`, which would get the margin for a scrollbar (dialog.css). */}
      <div>
        <PublishDialog />
        <LinkDialog />
      </div>
    </>
  );
}

function Route({ rest }: { rest: string }) {
  const name = isOpeningName(rest) ? rest : textsNames.find((one) => one === rest);
  if (name) return <DocumentPage key={name} name={name} />;
  if (rest === 'history') return <History />;
  if (rest === 'replace') return <ReplacePage />;
  return rest === '' ? <DocumentList /> : <NotFound />;
}

/** Names the openings for this page and others. */
function useDocumentNames(): void {
  const documents = useAtomValue(contentAtom)?.documents;
  const setDocuments = useSetAtom(namedDocumentsAtom);
  useEffect(() => {
    if (documents) setDocuments(documents);
  }, [documents, setDocuments]);
}

function NotFound() {
  const { notFound } = useContentTexts();
  return (
    <AdminPage title={useTexts().content.title} actions={<BackLink />}>
      <p>{notFound}</p>
    </AdminPage>
  );
}

/** Saves unsaved edits at once, when the network is back, and before the page may be unloaded. Warns before that. */
function useSaving(): void {
  const save = useSetAtom(saveAtom);
  useEffect(() => {
    const saveNow = () => void save();
    const stop = saveBeforeLeaving(saveNow);
    return () => {
      stop();
      saveNow();
    };
  }, [save]);
  useLeaveWarning(useAtomValue(unsavedAtom).size > 0);
}
