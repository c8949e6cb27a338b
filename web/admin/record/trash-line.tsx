import { Trash2 } from 'lucide';
import type { WholeApplication } from '#contract/admin/application.ts';
import type { ListedMessage } from '#contract/admin/messages.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { dayOf } from '../format/date-format.ts';
import { useLanguage, useTexts } from '../language.ts';

type TrashLineProps = { readonly record: ListedMessage | WholeApplication };

/** Shows when the open record was moved to the trash, and when it will be erased; nothing for other records. */
export function TrashLine({ record: { trashedAtUtc, keptUntilUtc } }: TrashLineProps) {
  const { trashed } = useTexts();
  const language = useLanguage();
  if (!trashedAtUtc || !keptUntilUtc) return null;
  return (
    <p className="mt-3 flex items-center gap-3 rounded-2xl bg-chosen px-4 py-3 font-medium">
      <Icon drawing={Trash2} size={18} className="shrink-0 text-muted" />
      {fill(trashed, { day: dayOf(trashedAtUtc, language), end: dayOf(keptUntilUtc, language) })}
    </p>
  );
}
