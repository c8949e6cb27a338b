import { useAtomValue } from 'jotai';
import { Link } from 'wouter';
import { folders } from '#contract/admin/messages.ts';
import { hrefFor } from '../../site-map.ts';
import { countsAtom } from '../api-client/counts.ts';
import { languageAtom, useTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { quietButton } from '../ui/buttons.ts';

/** What to do while no folder holds anything, as before the first message; nothing later. */
export function FirstDay() {
  const { firstDay: texts } = useTexts();
  const language = useAtomValue(languageAtom);
  const counts = useAtomValue(countsAtom);
  if (!counts || folders.some((folder) => counts.folders[folder] > 0)) return null;
  return (
    <div className="mx-auto mt-6 grid max-w-[22em] justify-items-center gap-3">
      <p>{texts.try}</p>
      {/* The site is another document. */}
      <a href={hrefFor('contact', language)} target="_blank" className={quietButton} rel="noopener">
        {texts.openForm}
      </a>
      <Link href={paths.account} className={quietButton}>
        {texts.secure}
      </Link>
      <Link href={paths.system} className={quietButton}>
        {texts.steps}
      </Link>
    </div>
  );
}
