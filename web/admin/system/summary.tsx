import { CircleCheck, TriangleAlert } from 'lucide';
import type { Backups, System } from '#contract/admin/system.ts';
import { Icon } from '../../ui/icon.tsx';
import { concernsOf } from './concerns.ts';
import { useSystemTexts } from './texts.ts';

/** Whether all is well, and what is not. */
export function Summary({ system, backups }: { system: System; backups: Backups }) {
  const texts = useSystemTexts();
  const concerns = concernsOf(system, backups);
  const words = {
    ...texts.concerns,
    ...texts.certificate.concerns,
    ...texts.offsite.concerns,
  };
  return (
    <section
      aria-label={texts.summary}
      data-attention={concerns.length > 0 || undefined}
      className="group lg:col-span-2 rounded-[28px] bg-raised p-5 data-attention:bg-dawn data-attention:text-[#2b1206] sm:px-7"
    >
      <p role="status" className="flex items-center gap-3 text-lg font-semibold">
        <Icon
          drawing={concerns.length > 0 ? TriangleAlert : CircleCheck}
          size={24}
          className="shrink-0 text-link group-data-attention:text-inherit"
        />
        {concerns.length > 0 ? texts.toSee.replace('{count}', String(concerns.length)) : texts.good}
      </p>
      {concerns.length > 0 && (
        <ul className="mt-2 ml-9 list-disc space-y-1 pl-4">
          {concerns.map((concern) => (
            <li key={concern}>{words[concern]}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
