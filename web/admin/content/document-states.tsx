import { useAtomValue } from 'jotai';
import {
  Check,
  CircleDot,
  type IconNode,
  Languages,
  PackageOpen,
  SquareDashed,
  WifiOff,
} from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { languageAtom } from '../language.ts';
import { emptyTexts } from './fields/empty.ts';
import { content, documentMapAtom } from './state.ts';
import { useContentTexts } from './texts.ts';
import { unsavedAtom } from './unsaved.ts';

/** The state of a document, each with a mark. */
export function DocumentStates({ name }: { name: string }) {
  const { states } = useContentTexts();
  const language = useAtomValue(languageAtom);
  const fetched = useAtomValue(content.fetchedAtom);
  // Only an edit can empty a text, and documents with edits are here.
  const draft = useAtomValue(documentMapAtom).get(name)?.draft;
  const unsaved = [...useAtomValue(unsavedAtom).values()];
  if (typeof fetched !== 'object') return null;
  const state = fetched.data.documents.find((one) => one.name === name);
  const counted: readonly [words: string, count: number, drawing: IconNode, tone: string][] = [
    [
      states.unsaved,
      unsaved.filter(({ document }) => document === name).length,
      WifiOff,
      'text-error',
    ],
    [states.missing, emptyTexts(draft), SquareDashed, 'text-error'],
    [states.asks, state?.asks.length ?? 0, PackageOpen, ''],
    [states.changed, state?.changed ?? 0, CircleDot, ''],
    [states.behind, state?.behind.length ?? 0, Languages, ''],
  ];
  const shown = counted.filter(([, count]) => count > 0);
  if (shown.length === 0) {
    return (
      <p className="flex items-center gap-2 text-sm text-muted">
        <Icon drawing={Check} size={16} className="shrink-0" />
        {states.live}
      </p>
    );
  }
  return shown.map(([words, count, drawing, tone]) => (
    <p key={words} className={`flex items-center gap-2 text-sm font-medium ${tone}`}>
      <Icon drawing={drawing} size={16} className="shrink-0" />
      {words.replace('{count}', count.toLocaleString(language))}
    </p>
  ));
}
