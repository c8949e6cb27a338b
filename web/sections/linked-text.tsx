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
