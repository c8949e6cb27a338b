import { ExternalLink } from 'lucide';
import { hrefFor } from '../../site-map.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ApplicationFormProps } from './application-form-props.ts';

/** The candidates' layered notice. It opens beside the form, which holds a file that would be lost. */
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
        {/* Alone it would stand on a line of its own: Chromium breaks before a drawing also after a no-break space. */}
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
