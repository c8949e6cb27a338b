import { BadgeCheck, UsersRound } from 'lucide';
import type { Application } from '#contract/admin/application.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useTexts } from '../../language.ts';
import { poolConsentOf } from './consent-words.ts';

type PoolMarksProps = {
  readonly application: Application;
  /** Whether a narrow compact row hides them. */
  readonly isSpare?: boolean;
};

/** The admin's label and the applicant's consent, each with a mark of its own. */
export function PoolMarks({ application, isSpare = false }: PoolMarksProps) {
  const { poolLabel, poolConsent, poolConsents } = useTexts().applications;
  const marks = [
    { isSet: application.talentPool, drawing: UsersRound, label: poolLabel },
    {
      isSet: poolConsentOf(application) === 'given',
      drawing: BadgeCheck,
      label: `${poolConsent}: ${poolConsents.given}`,
    },
  ];
  return marks.map(
    ({ isSet, drawing, label }) =>
      isSet && (
        <span
          key={label}
          title={label}
          className={`text-muted ${isSpare ? '@max-[24rem]/row:sr-only' : ''}`}
        >
          <Icon drawing={drawing} size={15} />
          <span className="sr-only">{label}</span>
        </span>
      ),
  );
}
