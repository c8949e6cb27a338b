import type { ContentState } from '#contract/admin/content.ts';
import { Panel } from '../ui/panel.tsx';
import { documentsOf, partsOf } from './names.ts';
import { inWords } from './publishing/words.ts';
import { useContentTexts } from './texts.ts';
import { useNames } from './use-names.ts';

type UnplacedProps = { readonly documents: ContentState['documents'] };

/** Edits that this release cannot show, to be copied: the editor has no field for them. */
export function Unplaced({ documents }: UnplacedProps) {
  const { unplaced: texts, publish } = useContentTexts();
  const { documentName, wayTo } = useNames();
  const left = documents.filter(({ unplaced }) => unplaced.length > 0);
  if (left.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <p className="mt-2 max-w-[34rem]">{texts.lead}</p>
      {left.map(({ name, unplaced }) => (
        <section key={name} className="mt-5">
          <h3 className="mb-2 text-base">{isKnown(name) ? documentName(name) : name}</h3>
          <dl className="grid gap-3">
            {unplaced.map(({ path, value }) => (
              <div key={path} className="min-w-0">
                <dt className="text-sm text-muted">{wayTo({ document: name, path })}</dt>
                <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                  {inWords(value) || publish.empty}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Panel>
  );
}

/** Whether this release has a document. */
function isKnown(document: string): boolean {
  return documentsOf(partsOf(document).name).includes(document);
}
