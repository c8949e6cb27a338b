import { ExternalLink } from 'lucide';
import { hrefFor } from '../../site-map.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ApplicationFormProps } from './application-form.tsx';

/** The candidates' layered notice. It opens beside the form, which holds a file that would be lost. */
export function CandidateNotice({ texts, common, language }: ApplicationFormProps) {
  const [before, after] = texts.notice.split('{link}');
  return (
    <p className="text-[0.95rem] text-muted">
      {before}
      <a
        href={hrefFor('privacy', language, 'candidates')}
        target="_blank"
        rel="noopener"
        className="inline-link"
      >
        {/* It would stand alone on a line of its own. */}
        {`${texts.noticeLink}\u00A0`}
        <Icon drawing={ExternalLink} size={14} className="application-new-tab" />
        <span className="sr-only">({common.newTab})</span>
      </a>
      {after}
    </p>
  );
}
