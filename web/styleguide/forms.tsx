import { type ReactNode, useState } from 'react';
import { fieldMessage } from '#contract/field-messages.ts';
import { PrivacyNotice } from '../features/contact/form-frame.tsx';
import { MessageForm } from '../features/contact/message-form.tsx';
import type { PhoneEntry } from '../features/phone/phone-entry.ts';
import { PhoneField } from '../features/phone/phone-field.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import type { Chapter, SampleProps } from './piece.ts';
import { useSample, useSampleChrome } from './sample-language.ts';
import { State, States } from './states.tsx';

/** Fields in every state, and a whole form. */
export const forms: Chapter = {
  id: 'forms',
  title: 'Forms',
  lead: 'A field says beside itself what is wrong, in words. Tab through them: the ring is theirs too.',
  pieces: [
    {
      title: 'Text field',
      note: 'One line.',
      Sample: TextFieldSample,
    },
    {
      title: 'Text area',
      note: 'Several lines; it may be made taller.',
      Sample: TextAreaSample,
    },
    {
      title: 'Phone field',
      note: 'A number and the country that it is of. Type, paste an international number, choose a country.',
      Sample: PhoneFieldSample,
    },
    {
      title: 'Privacy notice',
      note: 'Stands before a form’s button.',
      Sample: NoticeSample,
    },
    {
      title: 'Message form',
      note: 'Alive: send it empty to see its errors. A good message is stored in the development database.',
      Sample: (props) => <MessageForm {...props} draft="sample" />,
    },
  ],
};

/** An arbitrary field limit for the sample errors. */
const someBound = 5000;

/** Sample values and errors of fields. */
function useFieldTexts() {
  const { chrome, language } = useSampleChrome();
  const { content } = useSample('contact');
  const { messageForm } = chrome;
  return {
    ...messageForm,
    longText: content.sections['contact-form'].text,
    error: fieldMessage({ key: 'required' }, language),
    longError: `${fieldMessage({ key: 'tooLong', max: someBound }, language)} ${messageForm.offline}`,
  };
}

const someone = 'Ayşegül Çağlayangil-Büyükgüngör';
const wrongAddress = 'aysegul@ornek';

function TextFieldSample() {
  const { name, longError } = useFieldTexts();
  return (
    <FieldStates filled={someone} wrong={wrongAddress} longError={longError}>
      {(state) => <TextField label={name} {...state} />}
    </FieldStates>
  );
}

function TextAreaSample() {
  const { message, longError, longText } = useFieldTexts();
  return (
    <FieldStates filled={longText} wrong={longText} longError={longError}>
      {(state) => <TextArea label={message} rows={3} {...state} />}
    </FieldStates>
  );
}

type FieldState = {
  readonly defaultValue?: string;
  readonly error?: string;
  readonly disabled?: boolean;
};

type FieldStatesProps = {
  readonly filled: string;
  readonly wrong: string;
  readonly longError: string;
  children(state: FieldState): ReactNode;
};

/** A field in each of its states. */
function FieldStates({ filled, wrong, longError, children }: FieldStatesProps) {
  const { error } = useFieldTexts();
  const states: Readonly<Record<string, FieldState>> = {
    Empty: {},
    Filled: { defaultValue: filled },
    'With an error': { error },
    'With a long error': { error: longError, defaultValue: wrong },
    Disabled: { defaultValue: filled, disabled: true },
  };
  return (
    <States>
      {Object.entries(states).map(([name, state]) => (
        <State wide key={name} name={name}>
          {children(state)}
        </State>
      ))}
    </States>
  );
}

function NoticeSample({ chrome, language }: SampleProps) {
  const { notice, noticeLink } = chrome.messageForm;
  return <PrivacyNotice text={notice} link={noticeLink} language={language} />;
}

/** The phone field: empty, filled, and with an error. */
function PhoneFieldSample({ language }: SampleProps) {
  return (
    <States>
      <State wide name="Empty">
        <PhoneSample start={{ text: '', country: 'TR' }} />
      </State>
      <State wide name="Filled">
        <PhoneSample start={{ text: '0532 000 00 00', country: 'TR' }} />
      </State>
      <State wide name="With an error">
        <PhoneSample
          start={{ text: '+49 30 90', country: 'DE' }}
          error={fieldMessage({ key: 'phone' }, language)}
        />
      </State>
    </States>
  );
}

function PhoneSample({ start, error }: { start: PhoneEntry; error?: string }) {
  const { chrome, language } = useSampleChrome();
  const { content } = useSample('contact');
  const [entry, setEntry] = useState(start);
  return (
    <PhoneField
      label={content.sections['contact-form'].full.phone}
      texts={chrome.form.phone}
      name="phone"
      language={language}
      error={error}
      value={entry}
      onChange={setEntry}
    />
  );
}
