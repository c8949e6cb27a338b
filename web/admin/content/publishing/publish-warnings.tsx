import { useStore } from 'jotai';
import { useState } from 'react';
import type { ContentDifference } from '#contract/admin/content.ts';
import type { PageId } from '#contract/content/site-map.ts';
import { fill } from '#contract/fill.ts';
import { defaultLanguage, type Language } from '#contract/languages.ts';
import { factsAtom } from '../facts.ts';
import { FieldLink } from '../field-link.tsx';
import { fieldOfText, leavesOf, wordsOf } from '../field-of-text.ts';
import { type FieldRef, isPageName, keyOf, pageOf, partsOf } from '../names.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import type { FrameWindow } from '../preview/preview-page.ts';
import { usePreview } from '../preview/preview-state.ts';
import { elementWith } from '../preview/preview-texts.ts';
import { documentMapAtom } from '../state.ts';
import { useContentTexts } from '../texts.ts';
import { lettersLacking, longHeadlines } from './design-checks.ts';

/** A page in a language. */
type Shown = { readonly page: PageId; readonly language: Language };

/** A text that the design cannot show well, the reason, and a page that shows it. */
type Warning = Shown & {
  readonly fieldRef: FieldRef;
  /** As the page shows it. */
  readonly text: string;
  readonly words: string;
};

type PublishWarningsProps = {
  /** What is to be published. */
  readonly differences: readonly ContentDifference[];
};

/** Warns, with pictures, what would look wrong after publishing. Warnings do not prevent it. */
export function PublishWarnings({ differences }: PublishWarningsProps) {
  const texts = useContentTexts().publish;
  const store = useStore();
  const [headlines, setHeadlines] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const documents = [...new Set(differences.map(({ document }) => document))];
  const pages = documents.filter((document) => isPageName(partsOf(document).name));
  const waiting = pages.find((document) => !headlines.has(document));

  const facts = store.get(factsAtom);
  const foreign = differences
    .filter(isDrawn)
    .flatMap(({ document, path, to }) => leavesOf(document, to, path))
    .flatMap((leaf): Warning[] => {
      const lacking = lettersLacking(leaf.text);
      if (lacking.length === 0) return [];
      const letters =
        lacking.slice(0, maxLetters).join(', ') + (lacking.length > maxLetters ? '…' : '');
      const shown = shownBy(leaf.document);
      return [
        {
          ...{ ...shown, fieldRef: leaf, text: wordsOf(leaf.text, facts[shown.language]) },
          words: fill(texts.foreign, { letters }),
        },
      ];
    });
  const long = pages.flatMap((document) =>
    (headlines.get(document) ?? []).flatMap((text): Warning[] => {
      const shown = shownBy(document);
      const leaves = leavesOf(document, store.get(documentMapAtom).get(document)?.draft);
      const fieldRef = fieldOfText(text, leaves, facts[shown.language]);
      return fieldRef ? [{ ...shown, fieldRef, text, words: texts.long }] : [];
    }),
  );
  const warnings = [...long, ...foreign];
  return (
    <>
      {warnings.length > 0 && (
        <section aria-labelledby="publish-warnings">
          <h3 id="publish-warnings" className="text-base">
            {texts.warnings}
          </h3>
          <ul className="mt-2 grid gap-3">
            {warnings.map((warning, index) => (
              <WarningItem
                key={`${keyOf(warning.fieldRef)} ${warning.words}`}
                {...warning}
                isPictured={index < maxPictures}
              />
            ))}
          </ul>
        </section>
      )}
      {waiting && (
        <Check
          key={waiting}
          {...shownBy(waiting)}
          onDone={(found) => setHeadlines((before) => new Map(before).set(waiting, found))}
        />
      )}
    </>
  );
}

/** At most this many letters are listed: a text in another script has hundreds. */
const maxLetters = 12;

/** Each is a whole page: a text pasted in another script would draw hundreds. */
const maxPictures = 6;

/** Pictures have no letters, and titles for search engines are shown in other typefaces. */
function isDrawn({ document, path }: ContentDifference): boolean {
  return document !== 'pictures' && !/\/seo(\/|$)/.test(path);
}

function shownBy(document: string): Shown {
  const { name, language = defaultLanguage } = partsOf(document);
  return { page: pageOf(name), language };
}

/** Unsaved edits are saved before a publication. */
const saved: readonly [] = [];

/** Renders a page off screen, as on a phone. */
function Check({ page, language, onDone }: Shown & { onDone(long: readonly string[]): void }) {
  const texts = useContentTexts().publish;
  const { html, problem } = usePreview(page, language, saved);
  if (problem) return <p role="status">{texts.unchecked}</p>;
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {texts.checking}
      </p>
      <div inert className="fixed top-0 right-full flex h-[844px] w-[390px]">
        <PreviewFrame
          title={texts.checking}
          html={html}
          onShown={(frame) => onDone(longHeadlines(frame.document))}
        />
      </div>
    </>
  );
}

/** A text, what is wrong with it, and how a phone shows it. */
function WarningItem({ isPictured, ...warning }: Warning & { readonly isPictured: boolean }) {
  return (
    <li className="flex flex-wrap gap-4 rounded-2xl border border-line p-3 sm:p-4">
      {isPictured && <Picture {...warning} />}
      <div className="min-w-0 flex-1 basis-60">
        <FieldLink fieldRef={warning.fieldRef} />
        <p className="mt-1">{warning.words}</p>
      </div>
    </li>
  );
}

function Picture({ page, language, text }: Warning) {
  const texts = useContentTexts().publish;
  const { html } = usePreview(page, language, saved);
  return (
    <div inert className="flex h-44 w-48 flex-none overflow-clip rounded-xl border border-line">
      <PreviewFrame
        title={fill(texts.picture, { text })}
        html={html}
        onShown={(frame) => bringIntoView(frame, text)}
      />
    </div>
  );
}

/** In pixels: a page's header, and some space below it. */
const headerHeight = 88;

/** Scrolls only the page: `scrollIntoView` would scroll the dialog around it too. */
function bringIntoView(frame: FrameWindow, text: string): void {
  const element = elementWith(frame.document, text);
  if (!element) return;
  const { top, height } = element.getBoundingClientRect();
  frame.scrollBy({
    top: top - Math.max(headerHeight, (frame.innerHeight - height) / 2),
    behavior: 'instant',
  });
}
