import { textPieces } from '#contract/content/link-mark.ts';
import type { Anchor, PageId } from '#contract/content/site-map.ts';
import { ConsentLink } from '../features/consent/consent-link.tsx';
import { useChrome } from '../loading/content-cache.ts';
import { PageLink } from '../ui/page-link.tsx';
import { unbroken } from '../ui/unbroken.tsx';

export function LinkedText({ text }: { readonly text: string }) {
  return textPieces(text).map(({ words, target }) =>
    target ? <TextLink key={words + target} target={target} words={words} /> : unbroken(words),
  );
}

type TextLinkProps = { readonly target: string; readonly words: string };

function TextLink({ target, words }: TextLinkProps) {
  const { email, phone, whatsapp } = useChrome().identity;
  const [kind, rest = ''] = target.split(':');
  const link = { className: 'inline-link', children: unbroken(words) } as const;
  if (kind === 'cookies') return <ConsentLink {...link} section="choice" />;
  if (kind === 'page') {
    const [page, section] = rest.split('#') as [PageId, Anchor?];
    return <PageLink {...link} page={page} section={section} />;
  }
  const ways: Readonly<Record<string, string>> = {
    mail: `mailto:${email[rest as keyof typeof email]}`,
    phone: `tel:${phone.e164}`,
    whatsapp: `https://wa.me/${whatsapp.slice(1)}`,
  };
  return <a href={ways[kind ?? ''] ?? target} rel="noopener" {...link} />;
}

export function Paragraphs({ texts }: { readonly texts: readonly string[] }) {
  return (
    <div className="grid gap-4">
      {texts.map((text) => (
        <p key={text} className="prose-text">
          <LinkedText text={text} />
        </p>
      ))}
    </div>
  );
}

/** Short points, each with a dash in the line's colour. */
export function PointList({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li key={point} className="grid prose-text grid-cols-[1.75rem_1fr]">
          <span aria-hidden="true" className="mt-3.5 h-0.5 w-4 rounded bg-signal" />
          <span>
            <LinkedText text={point} />
          </span>
        </li>
      ))}
    </ul>
  );
}
