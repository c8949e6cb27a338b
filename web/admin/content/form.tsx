import { altPaths } from '#contract/content/alt-paths.ts';
import { isOpeningName, isSettled, within } from '#contract/content/edits.ts';
import type { Field } from '#contract/content/fields.ts';
import { isLanguage, languages } from '#contract/languages.ts';
import { Panel } from '../ui/panel.tsx';
import { idsOf } from './edit.ts';
import { MergeFieldEditor } from './fields/merge-field-editor.tsx';
import { documentsOf, type FieldRef, keyOf, plateAt, type TextsName } from './names.ts';
import { useMergeField } from './state.ts';
import { useContentTexts } from './texts.ts';
import { useNames } from './use-names.ts';

type Group = Extract<Field, { readonly kind: 'group' }>;
type Entry = { readonly path: string; readonly field: Field };

/** A group with a value for each language: side by side, as the documents of a page. */
function isPerLanguage({ fields }: Group): boolean {
  return Object.keys(fields).every(isLanguage);
}

type FormSection = {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
};

const areasRef = { document: 'identity', path: '/serviceAreas' };

/** The form of a page in sections, in the page's order. */
export function useSections(name: TextsName, form: Group | undefined): readonly FormSection[] {
  const { general } = useContentTexts();
  const { labelAt } = useNames();
  const [document = ''] = documentsOf(name);
  const areas = idsOf(useMergeField(areasRef).value);
  const sections: FormSection[] = [];
  const loose: Entry[] = [];
  const add = ({ path, field }: Entry) => {
    const entries = field.kind === 'group' ? entriesOf(field, path) : [{ path, field }];
    sections.push({ id: `section${path}`, title: labelAt({ document, path }), entries });
  };
  for (const entry of form ? entriesOf(form, '') : []) {
    const { path, field } = entry;
    if (isOpeningName(name) && isSettled({ document, path })) continue;
    if (path === '/sections' && field.kind === 'group') {
      // Those of removed service areas stay, and are shown again if the area comes back.
      const shown = entriesOf(field, path).filter(
        (one) => name !== 'services' || areas.some((id) => one.path === within(path, id)),
      );
      shown.forEach(add);
    } else if (
      field.kind === 'group'
        ? !isPerLanguage(field)
        : field.kind === 'list' || field.kind === 'record'
    )
      add(entry);
    else loose.push(entry);
  }
  const title = name === 'pictures' ? labelAt({ document, path: '' }) : general;
  const first = { id: 'section', title, entries: loose };
  return loose.length > 0 ? [first, ...sections] : sections;
}

function entriesOf(group: Group, path: string): Entry[] {
  return Object.entries(group.fields).map(([key, field]) => ({ path: within(path, key), field }));
}

type SectionsProps = { readonly name: TextsName; readonly sections: readonly FormSection[] };

/** The sections of a form. With enough space, the languages are side by side. */
export function Sections({ name, sections }: SectionsProps) {
  const documents = documentsOf(name);
  const { languageOf } = useNames();
  return (
    <div className="@container/form grid gap-5">
      {sections.map(({ id, title, entries }) => (
        <div key={id} id={id} className="scroll-mt-28">
          <Panel title={title}>
            {documents.length > 1 && (
              <div
                aria-hidden="true"
                className="mt-3 hidden grid-cols-2 gap-x-8 text-sm font-semibold text-muted @min-[50rem]/form:grid"
              >
                {documents.map((document) => (
                  <p key={document}>{languageOf(document)}</p>
                ))}
              </div>
            )}
            <Entries name={name} entries={entries} title={title} />
          </Panel>
        </div>
      ))}
    </div>
  );
}

type EntriesProps = {
  readonly name: TextsName;
  readonly entries: readonly Entry[];
  readonly title?: string;
};

function Entries({ name, entries, title }: EntriesProps) {
  const documents = documentsOf(name);
  const { labelAt, hintAt } = useNames();
  // Of an opening that is published in one language.
  const only = useMergeField({ document: documents[0] ?? '', path: '/only' }).value;
  return entries.map(({ path, field }) => {
    const fieldRef = { document: documents[0] ?? '', path };
    const label = labelAt(fieldRef);
    const hint = hintAt(fieldRef);
    if (field.kind === 'group' && !isPerLanguage(field)) {
      return (
        <div key={path} className="mt-6">
          <h3 className="text-lg">{label}</h3>
          <Entries name={name} entries={entriesOf(field, path)} />
        </div>
      );
    }
    const values =
      field.kind === 'group'
        ? entriesOf(field, path).map((one) => ({ ...one, document: fieldRef.document }))
        : documents.map((document) => ({ document, path, field }));
    const shown = values.filter(
      (one) => !only || one.path.endsWith(`/${only}`) || values.length === 1,
    );
    return (
      <div key={path} className="mt-4">
        {label !== title && <p className="mb-1 font-medium">{label}</p>}
        {hint && (
          <p id={`hint${path}`} className="mb-2 max-w-[42rem] text-sm text-muted">
            {hint}
          </p>
        )}
        <div className={shown.length > 1 ? columns : 'max-w-[42rem]'}>
          {shown.map((one) => (
            <MergeFieldEditor key={keyOf(one)} {...{ fieldRef: one, field: one.field, label }} />
          ))}
        </div>
        {field.kind === 'picture' && <AltFields fieldRef={{ document: 'pictures', path }} />}
      </div>
    );
  });
}

const columns = `grid gap-x-8 gap-y-3 ${languages.length > 1 ? '@min-[50rem]/form:grid-cols-2' : ''}`;

/** The alternative texts of an uploaded picture, in every language: those of the drawing are wrong for it. */
function AltFields({ fieldRef }: { readonly fieldRef: FieldRef }) {
  const texts = useContentTexts().pictures;
  const { value } = useMergeField(fieldRef);
  const plate = plateAt(fieldRef.path);
  const [page, path] = (plate && altPaths[plate]) ?? [];
  if (!value || !page || !path) return null;
  return (
    <div className="@container/form mt-4 grid max-w-[42rem] gap-3 sm:ml-62">
      <p className="text-sm font-medium">{texts.alt}</p>
      {languages.map((language) => (
        <MergeFieldEditor
          key={language}
          fieldRef={{ document: `${language}/${page}`, path }}
          field={{ kind: 'text' }}
          label={texts.altOf}
        />
      ))}
    </div>
  );
}
