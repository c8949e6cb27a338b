import '../../ui/controls.css';
import './sms-calculator.css';
import { type CSSProperties, useState } from 'react';
import type { PageContent } from '#contract/content/schema.ts';
import type { SmsCount, SmsLength } from '#contract/sms.ts';
import { senderName, smsLength, webAddress } from '#contract/sms-length.ts';
import { TextArea, TextField } from '../../ui/field.tsx';

type Texts = PageContent<'services'>['smsCalculator'];

/** Of those that cost more only so many characters are listed. */
const maxCharacters = 40;
const side = 'grid content-start gap-6 p-6 sm:p-8';

/**
 * How many SMS a message is. What is typed leaves no trace: it is not stored, no online spelling check gets it, and no
 * font is fetched for its letters (whole-fonts.css).
 */
export default function SmsCalculator({ texts, sender }: { texts: Texts; sender: string }) {
  const [message, setMessage] = useState(texts.sample);
  const [hasCode, setHasCode] = useState(true);
  const [leftSender, setLeftSender] = useState(sender);
  const length = smsLength(message, hasCode);
  const { alphabet, billed } = length;
  const warning = webAddress.test(message) ? texts.hasLink : '';
  const senderError = webAddress.test(leftSender) ? texts.senderIsAddress : texts.senderRefused;
  const off = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <div className="framed grid bg-raised md:grid-cols-2 md:grid-rows-[auto_1fr]">
      <div className={side}>
        <TextArea
          {...off}
          label={texts.message}
          hint={texts.privacy}
          rows={5}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
          onFocus={({ target }) => message === texts.sample && target.select()}
        />
        <label className="flex gap-3">
          <input
            type="checkbox"
            className="checkbox"
            checked={hasCode}
            onChange={({ target }) => setHasCode(target.checked)}
          />
          {texts.operatorCode}
        </label>
      </div>
      <div className={`night md:row-span-2 ${side}`}>
        <dl className="grid gap-6">
          <Result
            texts={texts}
            label={`${texts.billed}, ${texts.alphabets[alphabet === 'ucs2' ? alphabet : 'gsm7']}`}
            count={billed}
          />
          <Result
            texts={texts}
            label={`${texts.carried}, ${texts.alphabets[alphabet]}`}
            count={length}
          />
        </dl>
        <CostlyCharacters texts={texts} {...length} />
        {warning && <p className="border-l-4 border-dawn pl-4">{warning}</p>}
        {/* Announced: it changes with the number of messages, not with each key. */}
        <p role="status" className="sr-only">
          {`${texts.billed}: ${billed.parts}. ${texts.carried}: ${length.parts}. ${warning}`}
        </p>
      </div>
      <div className={side}>
        <TextField
          {...off}
          label={texts.sender}
          hint={texts.senderHint}
          error={!leftSender || senderName.test(leftSender) ? undefined : senderError}
          defaultValue={sender}
          onBlur={({ target }) => setLeftSender(target.value.trim())}
        />
      </div>
    </div>
  );
}

type ResultProps = { readonly texts: Texts; readonly label: string; readonly count: SmsCount };

/** A number of SMS, and a line for them: it swings as far as they are filled, and is straight where there is room. */
function Result({ texts, label, count: { parts, units, left, capacity } }: ResultProps) {
  const room = parts > 1 ? parts * capacity.each : capacity.single;
  const filled = `${100 - (left / room) * 100}%`;
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd>
        <b className="title-section font-heading figures">{parts}</b>
        {` ${texts.parts}`}
        <div
          aria-hidden="true"
          className="sms-line"
          style={{ '--parts': parts || 1, '--filled': filled } as CSSProperties}
        />
        <p className="flex justify-between text-[0.95rem] text-muted figures">
          <span>{`${texts.units}: ${units}`}</span>
          <span>{`${texts.left}: ${left}`}</span>
        </p>
      </dd>
    </div>
  );
}

/** The characters that cost more, or move the message to UCS-2. */
function CostlyCharacters({ texts, costly, alphabet }: SmsLength & { readonly texts: Texts }) {
  return (
    <div>
      <h4 className="font-semibold">{texts.costly}</h4>
      {costly.length === 0 && <p className="text-muted">{texts.noneCostly}</p>}
      <ul aria-label={texts.costly} className="mt-3 flex flex-wrap gap-2">
        {costly.slice(0, maxCharacters).map(({ character, count, ...one }) => (
          <li key={character} className="rounded-full border border-edge px-3 figures">
            <b className="text-link">{shown(character)}</b>
            {` × ${count}`}
            <span className="text-[0.95rem] text-muted">
              {one.billedUnits > 1 && ` ${texts.double}`}
              {one.forcesAlphabet && alphabet === 'ucs2' && ` ${texts.alphabets.ucs2}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A character, or the number of one that is not seen: `U+200D`. */
function shown(character: string): string {
  const number = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? character : `U+${number}`;
}
