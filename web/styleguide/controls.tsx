import { SchemeSwitch } from '../features/scheme/scheme-switch.tsx';
import { primaryAction, secondaryAction } from '../ui/button.ts';
import { Eyebrow } from '../ui/eyebrow.tsx';
import { Logo } from '../ui/logo.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import type { Chapter, SampleProps } from './piece.ts';
import { useSample } from './sample-language.ts';
import { State, States } from './states.tsx';

/** Links, labels and buttons. */
export const controls: Chapter = {
  id: 'controls',
  title: 'Controls',
  lead: 'Hovering, pressing and tabbing are for you to do: a painted hover would only be a guess at the true one. The focus ring is held still as well, by the same outline.',
  pieces: [
    {
      title: 'Logo',
      note: 'Takes the colour of what it stands in; the sign keeps mint and dawn.',
      Sample: ({ chrome }) => <Logo name={chrome.identity.shortName} />,
    },
    {
      title: 'Eyebrow',
      note: 'The small wave is the site’s only ornament.',
      Sample: EyebrowSample,
    },
    {
      title: 'Inline link',
      note: 'Underlined at rest; the line thickens under a hand.',
      Sample: LinkSample,
    },
    {
      title: 'Primary action',
      note: 'Dawn: the one call to action on a page. Pressed it looks as when hovered.',
      Sample: PrimarySample,
    },
    {
      title: 'Secondary action',
      note: 'A quieter way, drawn for night alone.',
      layout: 'night',
      Sample: SecondarySample,
    },
    {
      title: 'Submit button',
      note: 'While the answer is on its way it dims and says so, and keeps the focus.',
      Sample: SubmitSample,
    },
    {
      title: 'Scheme switch',
      note: 'Drawn for night alone: it stands in the footer. This one works.',
      layout: 'night',
      Sample: ({ chrome }) => <SchemeSwitch texts={chrome.scheme} />,
    },
  ],
};

/** The outline of `:focus-visible` in theme.css, shown permanently. */
const heldFocus = 'outline-3 outline-offset-3 outline-signal';

/** Links to this chapter, so that a pressed sample does not leave the page. */
const here = '#controls';

function EyebrowSample() {
  const { content } = useSample('home');
  return <Eyebrow>{content.areas.eyebrow}</Eyebrow>;
}

function LinkSample() {
  const { content } = useSample('home');
  const { text, action } = content.certificates;
  return (
    <States>
      <State name="Rest · hover it, tab to it">
        <p className="prose-text">
          {text}{' '}
          <a href={here} className="inline-link">
            {action}
          </a>
        </p>
      </State>
      <State name="Focus, held">
        <a href={here} className={`inline-link ${heldFocus}`}>
          {action}
        </a>
      </State>
    </States>
  );
}

function PrimarySample() {
  const { content } = useSample('home');
  return <ActionStates className={primaryAction} text={content.callToAction.action} />;
}

function SecondarySample() {
  const { content } = useSample('home');
  return <ActionStates className={secondaryAction} text={content.hero.secondary} />;
}

function ActionStates({ className, text }: { className: string; text: string }) {
  return (
    <States>
      <State name="Rest · hover it, press it, tab to it">
        <a href={here} className={className}>
          {text}
        </a>
      </State>
      <State name="Focus, held">
        <a href={here} className={`${className} ${heldFocus}`}>
          {text}
        </a>
      </State>
    </States>
  );
}

function SubmitSample({ chrome }: SampleProps) {
  const { send, sending } = chrome.messageForm;
  return (
    <States>
      <State name="Idle">
        <SubmitButton busy={false} label={send} busyLabel={sending} />
      </State>
      <State name="Busy">
        <SubmitButton busy label={send} busyLabel={sending} />
      </State>
    </States>
  );
}
