import { useAtomValue, useSetAtom } from 'jotai';
import { Mail } from 'lucide';
import type { Application } from '#contract/admin/application.ts';
import { Icon } from '../../ui/icon.tsx';
import { countsAtom } from '../api-client/counts.ts';
import { useTexts } from '../language.ts';
import { writingAtom } from '../replies/writing.ts';

type WriteButtonProps = {
  readonly application: Application;
  readonly className: string;
  /** Whether there is always room for its name. */
  readonly isNamed: boolean;
};

/** Begins a letter to the applicant in the record; where the site sends no mail, in the mail program. */
export function WriteButton({ application, className, isNamed }: WriteButtonProps) {
  const { write } = useTexts().applications;
  const canReply = useAtomValue(countsAtom)?.canReply;
  const setWriting = useSetAtom(writingAtom);
  const title = `${write} (w)`;
  const face = (
    <>
      <Icon drawing={Mail} size={18} />
      <span className={isNamed ? '' : '@max-[47rem]:sr-only'}>{write}</span>
    </>
  );
  if (canReply) {
    return (
      <button
        id="write"
        type="button"
        title={title}
        onClick={() => setWriting({ id: application.id })}
        className={className}
      >
        {face}
      </button>
    );
  }
  return (
    <a id="write" href={`mailto:${application.email}`} title={title} className={className}>
      {face}
    </a>
  );
}
