import { textPieces } from '#contract/content/link-mark.ts';
import type { Anchor, PageId } from '#contract/content/site-map.ts';
import type { Language } from '#contract/languages.ts';
import { ConsentLink } from '../features/consent/consent-link.tsx';
import { useChrome } from '../loading/content-cache.ts';
import { PageLink } from '../ui/page-link.tsx';
import { unbroken } from '../ui/unbroken.tsx';

type LinkedTextProps = { readonly text: string; readonly language: Language };

export function LinkedText({ text, language }: LinkedTextProps) {
  return textPieces(text).map(({ words, target }) =>
    target ? (
      <TextLink key={words + target} target={target} words={words} language={language} />
    ) : (
      unbroken(words)
    ),
  );
}

type TextLinkProps = {
  readonly target: string;
  readonly words: string;
  readonly language: Language;
};

function TextLink({ target, words, language }: TextLinkProps) {
  const { email, phone, whatsapp } = useChrome(language).identity;
  const [kind, rest = ''] = target.split(':');
  const link = { className: 'inline-link', children: unbroken(words) } as const;
  if (kind === 'cookies') return <ConsentLink {...link} language={language} section="choice" />;
  if (kind === 'page') {
    const [page, section] = rest.split('#') as [PageId, Anchor?];
    return <PageLink {...link} page={page} section={section} language={language} />;
  }
  const ways: Readonly<Record<string, string>> = {
    mail: `mailto:${email[rest as keyof typeof email]}`,
    phone: `tel:${phone.e164}`,
    whatsapp: `https://wa.me/${whatsapp.slice(1)}`,
  };
  return <a href={ways[kind ?? ''] ?? target} rel="noopener" {...link} />;
}

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

type PointListProps = { readonly points: readonly string[]; readonly language: Language };

/** Short points, each with a dash in the line's colour. */
export function PointList({ points, language }: PointListProps) {
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li key={point} className="grid prose-text grid-cols-[1.75rem_1fr]">
          <span aria-hidden="true" className="mt-3.5 h-0.5 w-4 rounded bg-signal" />
          <span>
            <LinkedText text={point} language={language} />
          </span>
        </li>
      ))}
    </ul>
  );
}
