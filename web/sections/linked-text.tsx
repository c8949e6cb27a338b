import type { Language } from '#contract/languages.ts';
import type { PublicIdentity } from '../content/identity-schema.ts';
import { textPieces } from '../content/link-mark.ts';
import { useDialogOpener } from '../features/dialogs/dialogs.tsx';
import { useChrome } from '../loading/content-cache.ts';
import { type Anchor, hrefFor, type PageId } from '../site-map.ts';
import { PageLink } from '../ui/page-link.tsx';

type LinkedTextProps = { readonly text: string; readonly language: Language };

export function LinkedText({ text, language }: LinkedTextProps) {
  return textPieces(text).map(({ words, target }) =>
    target ? (
      <TextLink key={words + target} target={target} words={words} language={language} />
    ) : (
      words
    ),
  );
}

type TextLinkProps = {
  readonly target: string;
  readonly words: string;
  readonly language: Language;
};

function TextLink({ target, words, language }: TextLinkProps) {
  const [kind, rest = ''] = target.split(':');
  if (target === 'cookies') return <CookieChoice words={words} language={language} />;
  if (kind === 'page') {
    const [page, section] = rest.split('#');
    return (
      <PageLink
        page={page as PageId}
        section={section as Anchor}
        language={language}
        className="inline-link"
      >
        {words}
      </PageLink>
    );
  }
  return <OutgoingLink target={target} words={words} language={language} />;
}

/** To a way to reach the company, or to another site. */
function OutgoingLink({ target, words, language }: TextLinkProps) {
  const { identity } = useChrome(language);
  return (
    <a href={hrefOf(target, identity)} rel="noopener" className="inline-link">
      {words}
    </a>
  );
}

function hrefOf(target: string, { email, phone, whatsapp }: PublicIdentity): string {
  const [kind, rest] = target.split(':');
  if (kind === 'mail') return `mailto:${email[rest as keyof typeof email]}`;
  if (kind === 'phone') return `tel:${phone.e164}`;
  if (kind === 'whatsapp') return `https://wa.me/${whatsapp.slice(1)}`;
  return target;
}

/** Opens the cookie dialog. Without scripts it links to the section of the policy about the choice. */
function CookieChoice({ words, language }: Omit<TextLinkProps, 'target'>) {
  const opener = useDialogOpener('consent');
  return (
    <a href={hrefFor('cookies', language, 'choice')} data-acts {...opener} className="inline-link">
      {words}
    </a>
  );
}
