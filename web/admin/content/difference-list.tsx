import type { ContentDifference } from '#contract/admin/content.ts';
import { DiffText } from './diff-text.tsx';
import { inWords } from './in-words.ts';
import { keyOf } from './names.ts';
import { useNames } from './use-names.ts';

type DifferenceListProps = { readonly differences: readonly ContentDifference[] };

/** What changes in one document, or several, as a person reads it. */
export function DifferenceList({ differences }: DifferenceListProps) {
  const { wayTo } = useNames();
  return (
    <dl className="grid gap-3">
      {differences.map((one) => (
        <div key={keyOf(one)} className="min-w-0">
          <dt className="text-sm text-muted">{wayTo(one)}</dt>
          <dd>
            <DiffText from={inWords(one.from)} to={inWords(one.to)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same, each document with its name. */
export function DifferencesByDocument({ differences }: DifferenceListProps) {
  const { documentName } = useNames();
  const documents = [...new Set(differences.map(({ document }) => document))];
  return (
    <div className="grid gap-5">
      {documents.map((document) => (
        <section key={document} aria-label={documentName(document)}>
          <h3 className="mb-2 text-base">{documentName(document)}</h3>
          <DifferenceList differences={differences.filter((one) => one.document === document)} />
        </section>
      ))}
    </div>
  );
}
