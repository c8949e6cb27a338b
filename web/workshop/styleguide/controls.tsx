import { SchemeSwitch } from '../../features/scheme/scheme-switch.tsx';
import { usePageContent } from '../../loading/content-cache.ts';
import { primaryAction, secondaryAction } from '../../ui/button.ts';
import { Eyebrow } from '../../ui/eyebrow.tsx';
import { Logo } from '../../ui/logo.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import type { Chapter } from './piece.ts';
import { States } from './states.tsx';

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
      Sample: () => <Eyebrow>{usePageContent('home').areas.eyebrow}</Eyebrow>,
    },
    {
      title: 'Inline link',
      note: 'Underlined at rest; the line thickens under a hand.',
      Sample: () => {
        const { text, action } = usePageContent('home').certificates;
        return <LinkStates className="inline-link" lead={text} text={action} />;
      },
    },
    {
      title: 'Primary action',
      note: 'Dawn: the one call to action on a page. Pressed it looks as when hovered.',
      Sample: () => (
        <LinkStates className={primaryAction} text={usePageContent('home').callToAction.action} />
      ),
    },
    {
      title: 'Secondary action',
      note: 'A quieter way, drawn for night alone.',
      layout: 'night',
      Sample: () => (
        <LinkStates className={secondaryAction} text={usePageContent('home').hero.secondary} />
      ),
    },
    {
      title: 'Submit button',
      note: 'While the answer is on its way it dims and says so, and keeps the focus.',
      Sample: ({ chrome: { messageForm } }) => {
        const labels = { label: messageForm.send, busyLabel: messageForm.sending };
        const states = {
          Idle: <SubmitButton busy={false} {...labels} />,
          Busy: <SubmitButton busy {...labels} />,
        };
        return <States of={states} />;
      },
    },
    {
      title: 'Scheme switch',
      note: 'Drawn for night alone: it stands in the footer. This one works.',
      layout: 'night',
      Sample: () => <SchemeSwitch />,
    },
  ],
};

/** The outline of `:focus-visible` in theme.css, shown permanently. */
const heldFocus = 'outline-3 outline-offset-3 outline-signal';

/** Links to this chapter, so that a pressed sample does not leave the page. */
const here = '#controls';

type LinkStatesProps = {
  readonly className: string;
  readonly text: string;
  /** Running text before the link. */
  readonly lead?: string;
};

function LinkStates({ className, text, lead }: LinkStatesProps) {
  const link = (look: string) => (
    <a href={here} className={look}>
      {text}
    </a>
  );
  const rest = lead ? (
    <p className="prose-text">
      {lead} {link(className)}
    </p>
  ) : (
    link(className)
  );
  const focus = link(`${className} ${heldFocus}`);
  return <States of={{ 'Rest · hover it, press it, tab to it': rest, 'Focus, held': focus }} />;
}
