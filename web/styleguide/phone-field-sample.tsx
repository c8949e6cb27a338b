import { useState } from 'react';
import { fieldMessage } from '#contract/field-messages.ts';
import type { PhoneEntry } from '../features/phone/phone-entry.ts';
import { PhoneField } from '../features/phone/phone-field.tsx';
import { useSample, useSampleChrome } from './sample-language.ts';
import { State, States } from './states.tsx';

/** The phone field: empty, filled, and with an error. */
export function PhoneFieldSample() {
  const { language } = useSampleChrome();
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
