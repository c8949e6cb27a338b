import type { Language } from '#contract/languages.ts';
import { PageLink } from '../../ui/page-link.tsx';

type PrivacyNoticeProps = {
  /** `{link}` stands where the link goes. */
  readonly text: string;
  readonly link: string;
  readonly language: Language;
};

/** The layered notice before a form's button (KVKK article 10): a sentence, and the way to the whole. */
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
