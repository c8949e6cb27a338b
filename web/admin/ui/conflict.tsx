import type { LastChange } from '#contract/admin/done-by.ts';
import { fill } from '#contract/fill.ts';
import { timeSince } from '#contract/time-since.ts';
import { useReader } from '../language.ts';
import { LinkButton } from './buttons.tsx';

type ConflictProps = {
  /** What was changed elsewhere, shown above the text. */
  readonly lead: string;
  /** Who changed it, instead of `lead`. */
  readonly change?: LastChange | undefined;
  readonly stored: string;
  readonly choices: readonly { readonly label: string; onPress(): void }[];
};

/** Shows what was saved elsewhere while a text was typed here, and asks which to keep. */
export function Conflict({ lead, change, stored, choices }: ConflictProps) {
  const { texts, language } = useReader();
  const changedBy = ({ by: name, atUtc }: NonNullable<LastChange>) =>
    fill(texts.changedBy, { name, time: timeSince(atUtc, language) });
  return (
    <div role="alert" className="rounded-2xl border border-error p-4">
      <p className="font-semibold">{change ? changedBy(change) : lead}</p>
      <blockquote
        dir="auto"
        className="mt-2 whitespace-pre-wrap wrap-anywhere border-l-2 border-edge pl-3 text-muted"
      >
        {stored}
      </blockquote>
      <div className="flex flex-wrap gap-x-5">
        {choices.map(({ label, onPress }) => (
          <LinkButton key={label} onClick={onPress}>
            {label}
          </LinkButton>
        ))}
      </div>
    </div>
  );
}
