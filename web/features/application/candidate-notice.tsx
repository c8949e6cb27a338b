import { ExternalLink } from 'lucide';
import { hrefFor } from '../../site-map.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ApplicationFormProps } from './step-fields.tsx';

/** The candidates' layered notice. Its link opens a new tab: leaving the form would lose its file. */
export function CandidateNotice({ texts, common, language }: ApplicationFormProps) {
  const [before, after] = texts.notice.split('{link}');
  const lastWord = texts.noticeLink.lastIndexOf(' ') + 1;
  return (
    <p className="text-[0.95rem] text-muted">
      {before}
      <a
        href={hrefFor('privacy', language, 'candidates')}
        target="_blank"
        rel="noopener"
        className="inline-link"
      >
        {texts.noticeLink.slice(0, lastWord)}
        {/* Keeps the icon with the last word: Chromium breaks before an image even after a no-break space. */}
        <span className="whitespace-nowrap">
          {`${texts.noticeLink.slice(lastWord)}\u00A0`}
          <Icon drawing={ExternalLink} size={14} className="application-new-tab" />
        </span>
        <span className="sr-only">({common.newTab})</span>
      </a>
      {after}
    </p>
  );
}
