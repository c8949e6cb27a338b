import type { ComponentProps, ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { fieldMessage } from '#contract/field-messages.ts';
import { PrivacyNotice } from '../../features/contact/form-frame.tsx';
import { MessageForm } from '../../features/contact/message-form.tsx';
import type { PhoneEntry } from '../../features/phone/phone-entry.ts';
import { PhoneField } from '../../features/phone/phone-field.tsx';
import { usePageContent } from '../../loading/content-cache.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import type { Chapter, SampleProps } from './piece.ts';
import { States } from './states.tsx';

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
      Sample: PrivacyNotice,
    },
    {
      title: 'Message form',
      note: 'Alive: send it empty to see its errors. A good message is stored in the development database.',
      Sample: () => <MessageForm draft="sample" />,
    },
  ],
};

/** An arbitrary field limit for the sample errors. */
const someBound = 5000;
const someone = 'Ayşegül Çağlayangil-Büyükgüngör';
const wrongAddress = 'aysegul@ornek';

function TextFieldSample(props: SampleProps) {
  const { name } = props.chrome.messageForm;
  return (
    <FieldStates {...props} filled={someone} wrong={wrongAddress}>
      {(state) => <TextField label={name} {...state} />}
    </FieldStates>
  );
}

function TextAreaSample(props: SampleProps) {
  const { text } = usePageContent('contact').sections['contact-form'];
  const { message } = props.chrome.messageForm;
  return (
    <FieldStates {...props} filled={text} wrong={text}>
      {(state) => <TextArea label={message} rows={3} {...state} />}
    </FieldStates>
  );
}

type FieldStatesProps = SampleProps & {
  readonly filled: string;
  readonly wrong: string;
  children(
    state: Pick<ComponentProps<typeof TextField>, 'defaultValue' | 'error' | 'disabled'>,
  ): ReactNode;
};

function FieldStates({ chrome, language, filled, wrong, children }: FieldStatesProps) {
  const error = fieldMessage({ key: 'required' }, language);
  const tooLong = fieldMessage({ key: 'tooLong', max: someBound }, language);
  const states = {
    Empty: children({}),
    Filled: children({ defaultValue: filled }),
    'With an error': children({ error }),
    'With a long error': children({
      error: `${tooLong} ${chrome.messageForm.offline}`,
      defaultValue: wrong,
    }),
    Disabled: children({ defaultValue: filled, disabled: true }),
  };
  return <States wide of={states} />;
}

function PhoneFieldSample(props: SampleProps) {
  const error = fieldMessage({ key: 'phone' }, props.language);
  const states = {
    Empty: <PhoneSample start={{ text: '', country: 'TR' }} />,
    Filled: <PhoneSample start={{ text: '0532 000 00 00', country: 'TR' }} />,
    'With an error': <PhoneSample start={{ text: '+49 30 90', country: 'DE' }} error={error} />,
  };
  return <States wide of={states} />;
}

type PhoneSampleProps = { readonly start: PhoneEntry; readonly error?: string };

function PhoneSample({ start, error }: PhoneSampleProps) {
  const { phone } = usePageContent('contact').sections['contact-form'].full;
  const { control } = useForm({
    defaultValues: { phone: start },
    ...(error && { errors: { phone: { type: 'phone', message: error } } }),
  });
  const nothing = () => undefined;
  return <PhoneField form={{ control, changed: nothing, left: nothing }} label={phone} />;
}
