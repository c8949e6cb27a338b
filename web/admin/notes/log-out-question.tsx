import { useAtom, useSetAtom } from 'jotai';
import { logOutAtom } from '../session/lock.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { isLogOutAskedAtom } from './log-out.ts';

/** Asks before a logout loses what is unsaved. */
export function LogOutQuestion() {
  const [isAsked, ask] = useAtom(isLogOutAskedAtom);
  const logOut = useSetAtom(logOutAtom);
  return <LeaveDialog isOpen={isAsked} onClose={() => ask(false)} onLeave={() => logOut()} />;
}
