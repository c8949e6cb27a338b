import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Logo } from '../ui/logo.tsx';
import { useTexts } from './language.ts';
import { LanguageChoice } from './language-choice.tsx';
import { MessageList } from './message-list.tsx';
import { fetchMessagesAtom } from './messages.ts';
import { OpenMessage } from './open-message.tsx';
import { logOutAtom } from './session.ts';
import { SmallMenu } from './small-menu.tsx';

/** The list of messages and the one that is open; on a phone one at a time. */
export function Inbox({ openId }: { openId?: string }) {
  const texts = useTexts();
  const logOut = useSetAtom(logOutAtom);
  const fetchMessages = useSetAtom(fetchMessagesAtom);
  useEffect(() => {
    fetchMessages('first');
  }, [fetchMessages]);
  return (
    <div className="grid h-dvh grid-rows-[auto_1fr]">
      <header className="flex items-center gap-4 bg-night px-4 py-2 text-white lg:px-6">
        <SmallMenu />
        <Logo />
        <div className="ml-auto hidden items-center gap-4 lg:flex">
          <LanguageChoice />
          <button
            type="button"
            onClick={logOut}
            className="min-h-11 rounded-full border border-white/40 px-4 text-sm font-semibold hover:bg-white/10"
          >
            {texts.logOut}
          </button>
        </div>
      </header>
      <main className="grid min-h-0 lg:grid-cols-[26rem_1fr]">
        <div
          data-open={openId !== undefined}
          className="min-h-0 overflow-y-auto border-line data-[open=true]:hidden lg:border-r lg:data-[open=true]:block"
        >
          <MessageList openId={openId} />
        </div>
        <div
          data-open={openId !== undefined}
          className="hidden min-h-0 overflow-y-auto bg-raised data-[open=true]:block lg:block"
        >
          {openId === undefined ? (
            <p className="grid h-full place-content-center p-10 text-muted">{texts.choose}</p>
          ) : (
            <OpenMessage key={openId} id={openId} />
          )}
        </div>
      </main>
    </div>
  );
}
