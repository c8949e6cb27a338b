import type { Language } from '#contract/languages.ts';
import type { Chrome } from '../../content/schema.ts';
import { LoadFailure } from '../../sections/load-failure.tsx';
import { Loading } from '../../sections/loading.tsx';
import type { PageId } from '../../site-map.ts';
import { type Late, late } from '../../ui/late.tsx';
import { useEver } from '../../ui/use-ever.ts';
import { type DialogId, dialogIds, useOpenDialog } from './open-dialog.ts';

type Surroundings = {
  readonly page: PageId;
  readonly language: Language;
  readonly chrome: Chrome;
};

/** What each dialog is given. */
export type SiteDialogProps = Surroundings & {
  readonly isOpen: boolean;
  onClose(): void;
};

const parts: Readonly<Record<DialogId, Late<SiteDialogProps>>> = {
  menu: late(() => import('../menus/site-menu.tsx')),
  contact: late(() => import('../contact-dock/contact-dialog.tsx')),
  consent: late(() => import('../consent/consent-dialog.tsx')),
};

/** Fetches a dialog's code: a hand is on its way to what opens it. */
export function fetchDialog(id: DialogId): void {
  parts[id].fetch();
}

/** The dialogs of the public site, each fetched when it is first wanted. */
export function Dialogs(surroundings: Surroundings) {
  return dialogIds.map((id) => <SiteDialog key={id} id={id} {...surroundings} />);
}

function SiteDialog({ id, ...surroundings }: Surroundings & { id: DialogId }) {
  const { dialog, close } = useOpenDialog();
  const isOpen = dialog === id;
  if (!useEver(isOpen)) return null;
  const Part = parts[id];
  return (
    <Part
      {...surroundings}
      isOpen={isOpen}
      onClose={() => close(id)}
      placeholder={isOpen && <OnItsWay />}
      failure={isOpen && <Missing texts={surroundings.chrome.loading} onRetry={Part.fetch} />}
    />
  );
}

const corner =
  'fixed inset-x-4 bottom-20 z-50 mx-auto w-fit max-w-[26rem] rounded-2xl bg-deep px-6 py-4 text-white';

function OnItsWay() {
  return (
    <div className={corner}>
      <Loading className="" />
    </div>
  );
}

function Missing(props: { texts: Chrome['loading']; onRetry(): void }) {
  return (
    <div className={corner}>
      <LoadFailure {...props} />
    </div>
  );
}
