import type { Language } from '#contract/languages.ts';
import { LinkedText } from './linked-text.tsx';

type ParagraphsProps = { readonly texts: readonly string[]; readonly language: Language };

export function Paragraphs({ texts, language }: ParagraphsProps) {
  return (
    <div className="grid gap-4">
      {texts.map((text) => (
        <p key={text} className="prose-text">
          <LinkedText text={text} language={language} />
        </p>
      ))}
    </div>
  );
}
