import { useAtomValue, useSetAtom } from 'jotai';
import { Download, Printer, ScrollText, Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { exportPerson } from '#contract/admin/data-protection.ts';
import { storedAddress } from '#contract/email.ts';
import { fill } from '#contract/fill.ts';
import { oneLine } from '#contract/one-line.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { downloadAtom, exportAtom } from '../api-client/download.ts';
import type { Read } from '../api-client/queries.ts';
import { dayOf } from '../format/date-format.ts';
import { useLanguage, useTexts } from '../language.ts';
import { type PersonState, paths } from '../paths.ts';
import { useMay } from '../session/user.ts';
import { DangerQuietButton, QuietButton, quietButton } from '../ui/buttons.tsx';
import { DialogForm } from '../ui/dialog-form.tsx';
import { Panel } from '../ui/panel.tsx';
import { useForm } from '../ui/use-form.ts';
import { addressInput } from './address-search.ts';
import { erasePersonAtom, type FoundPerson } from './person.ts';
import { ApplicationRecord, MessageRecord } from './record.tsx';

type FoundProps = { readonly person: FoundPerson; readonly read: Read<FoundPerson> };

/** All data stored for a person, with actions, or that there is none. */
export function Found({ person, read }: FoundProps) {
  const { people: texts, close } = useTexts();
  const language = useLanguage();
  const seesAudit = useMay('owner');
  const download = useAtomValue(exportAtom);
  const startDownload = useSetAtom(downloadAtom);
  const [isErasing, setErasing] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { email, messages, applications, erased } = person;
  // The pressed button was removed with the erased records.
  useEffect(() => {
    if (erased && !isErasing) title.current?.focus();
  }, [erased, isErasing]);
  const numbers = { messages: messages.length, applications: applications.length };
  const times = [...messages, ...applications].map(({ createdAtUtc }) => createdAtUtc).sort();
  const [first, last] = [times[0], times.at(-1)];
  return (
    <Panel title={email} titleRef={title} className="[&_h2]:wrap-anywhere">
      <div role="status" className="mt-2">
        {erased && (
          <p className="font-semibold">{fill(texts.erased, { ...erased, email }, language)}</p>
        )}
        {!first && !erased && (
          <>
            <p className="font-semibold">{texts.none}</p>
            <p className="text-muted">{texts.noneNote}</p>
          </>
        )}
        {first && last && (
          <>
            <p className="font-semibold">{fill(texts.found, numbers, language)}</p>
            <p className="text-muted">
              {fill(texts.since, { first: dayOf(first, language), last: dayOf(last, language) })}
            </p>
          </>
        )}
      </div>
      {first && (
        <div className="no-print mt-4 flex flex-wrap gap-3">
          <QuietButton
            aria-disabled={download !== null || undefined}
            onClick={() => {
              if (download !== null) return;
              const { exported: done } = texts;
              startDownload({ call: exportPerson, query: {}, body: { email }, done });
            }}
          >
            <Icon drawing={Download} size={18} />
            {texts.export}
          </QuietButton>
          <QuietButton onClick={() => print()}>
            <Icon drawing={Printer} size={18} />
            {texts.print}
          </QuietButton>
          {seesAudit && (
            <Link
              href={paths.audit}
              state={{ email } satisfies PersonState}
              className={quietButton}
            >
              <Icon drawing={ScrollText} size={18} />
              {texts.trail}
            </Link>
          )}
          <DangerQuietButton onClick={() => setErasing(true)}>
            <Icon drawing={Trash2} size={18} />
            {texts.erase}
          </DangerQuietButton>
        </div>
      )}
      {messages.length > 0 && (
        <section aria-label={texts.messages} className="mt-6">
          <h3 className="mb-3 text-lg text-muted">{texts.messages}</h3>
          {messages.map((message) => (
            <MessageRecord key={message.id} message={message} />
          ))}
        </section>
      )}
      {applications.length > 0 && (
        <section aria-label={texts.applications} className="mt-6">
          <h3 className="mb-3 text-lg text-muted">{texts.applications}</h3>
          {applications.map((application) => (
            <ApplicationRecord key={application.id} application={application} />
          ))}
        </section>
      )}
      <Dialog
        isOpen={isErasing}
        onClose={() => setErasing(false)}
        title={texts.eraseTitle}
        closeLabel={close}
      >
        {/* Unmounted when it closes: text typed for one person must not confirm the next. */}
        {isErasing && <EraseForm {...{ person, read }} onClose={() => setErasing(false)} />}
      </Dialog>
    </Panel>
  );
}

/** Shows what will be erased, and requires the e-mail address to be typed again. */
function EraseForm({ person, read, onClose }: FoundProps & { onClose(): void }) {
  const texts = useTexts().people;
  const language = useLanguage();
  const erase = useSetAtom(erasePersonAtom);
  const form = useForm(useState({ email: '' }));
  const send = async () => {
    if (comparable(form.values.email) !== comparable(person.email)) {
      return form.show({ email: fill(texts.notTheSame, { email: person.email }) });
    }
    const outcome = await erase(person, read);
    if (!outcome.ok) form.show({}, outcome.text || texts.eraseFailed);
    else if (form.isShown()) onClose();
  };
  const counted = (text: string, { length }: readonly unknown[]) =>
    length > 0 && <li>{fill(text, { count: length }, language)}</li>;
  return (
    <DialogForm
      {...{ form, send }}
      className="w-[min(32rem,calc(100vw-5rem))] grid-cols-[minmax(0,1fr)] gap-4"
      confirm={texts.eraseConfirm}
      confirming={texts.erasing}
      isDanger
      onCancel={onClose}
    >
      <div>
        <p>{texts.eraseLead}</p>
        <ul className="mt-2 ml-5 list-disc">
          {counted(texts.eraseMessages, person.messages)}
          {counted(texts.eraseApplications, person.applications)}
        </ul>
      </div>
      <p className="text-muted">{texts.eraseWarning}</p>
      <TextField
        {...addressInput}
        {...form.field('email')}
        label={texts.typeAgain}
        hint={person.email}
      />
    </DialogForm>
  );
}

function comparable(address: string): string {
  return storedAddress(oneLine(address)).toLowerCase();
}
