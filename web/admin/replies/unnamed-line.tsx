import { fill } from '#contract/fill.ts';
import { useTexts } from '../language.ts';
import type { Words } from './draft-text.ts';
import { type Replied, unnamedIn } from './fill.ts';

type UnnamedLineProps = { readonly words: Words; readonly replied: Replied };

/** Warns that an invitation does not name its interview, which may have been moved since. */
export function UnnamedLine({ words, replied }: UnnamedLineProps) {
  const texts = useTexts().replies;
  const interview = unnamedIn(words, replied);
  return (
    <p role="status" className="rounded-xl bg-chosen px-3.5 py-2 wrap-anywhere empty:hidden">
      {interview && fill(texts.unnamed, { interview })}
    </p>
  );
}
