import { fieldMessage } from '#contract/field-messages.ts';
import { PrivacyNotice } from '../features/contact/form-frame.tsx';
import { MessageForm } from '../features/contact/message-form.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { PhoneFieldSample } from './phone-field-sample.tsx';
import type { Chapter } from './piece.ts';
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
      layout: 'panels',
      Sample: TextFieldSample,
    },
    {
      title: 'Text area',
      note: 'Several lines; it may be made taller.',
      layout: 'panels',
      Sample: TextAreaSample,
    },
    {
      title: 'Phone field',
      note: 'A number and the country that it is of. Type, paste an international number, choose a country.',
      layout: 'panels',
      Sample: PhoneFieldSample,
    },
    {
      title: 'Privacy notice',
      note: 'Stands before a form’s button.',
      layout: 'panels',
      Sample: NoticeSample,
    },
    {
      title: 'Message form',
      note: 'Alive: send it empty to see its errors. A good message is stored in the development database.',
      layout: 'panels',
      Sample: FormSample,
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
  const { name, email, error, longError } = useFieldTexts();
  return (
    <States>
      <State wide name="Empty">
        <TextField label={name} />
      </State>
      <State wide name="Filled">
        <TextField label={name} defaultValue={someone} />
      </State>
      <State wide name="With an error">
        <TextField label={name} error={error} />
      </State>
      <State wide name="With a long error">
        <TextField label={email} error={longError} defaultValue={wrongAddress} />
      </State>
      <State wide name="Disabled">
        <TextField label={name} defaultValue={someone} disabled />
      </State>
    </States>
  );
}

function TextAreaSample() {
  const { message, error, longError, longText } = useFieldTexts();
  return (
    <States>
      <State wide name="Empty">
        <TextArea label={message} rows={3} />
      </State>
      <State wide name="Filled">
        <TextArea label={message} rows={3} defaultValue={longText} />
      </State>
      <State wide name="With an error">
        <TextArea label={message} rows={3} error={error} />
      </State>
      <State wide name="With a long error">
        <TextArea label={message} rows={3} error={longError} defaultValue={longText} />
      </State>
      <State wide name="Disabled">
        <TextArea label={message} rows={3} defaultValue={longText} disabled />
      </State>
    </States>
  );
}

function NoticeSample() {
  const { chrome, language } = useSampleChrome();
  const { notice, noticeLink } = chrome.messageForm;
  return <PrivacyNotice text={notice} link={noticeLink} language={language} />;
}

function FormSample() {
  const { chrome, language } = useSampleChrome();
  return <MessageForm chrome={chrome} language={language} draft="sample" />;
}
