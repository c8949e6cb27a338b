import type { Language } from '#contract/languages.ts';
import { PageLink } from '../../ui/page-link.tsx';

type PrivacyNoticeProps = {
  /** `{link}` is replaced by the link. */
  readonly text: string;
  readonly link: string;
  readonly language: Language;
};

/** The layered notice before a form's button (KVKK article 10): one sentence, and a link to the full text. */
export function PrivacyNotice({ text, link, language }: PrivacyNoticeProps) {
  const [before, after] = text.split('{link}');
  return (
    <p className="prose-text text-[0.95rem]">
      {before}
      <PageLink page="privacy" section="visitors" language={language} className="inline-link">
        {link}
      </PageLink>
      {after}
    </p>
  );
}
