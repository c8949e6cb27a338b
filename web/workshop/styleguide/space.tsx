import type { Chapter } from './piece.ts';
import { useReading } from './use-reading.ts';

export const space: Chapter = {
  id: 'space',
  title: 'Space',
  lead: 'Generous air, 1320 px at the widest, round corners without shadow. The root’s rem is 17 px, so the steps are larger than they read.',
  pieces: [
    {
      title: 'Air',
      note: 'What stands between two sections: 84 px on a phone, 128 on a desktop, fluid between.',
      Sample: Air,
    },
    {
      title: 'Steps',
      note: 'The distances that pieces use inside, by Tailwind’s names.',
      Sample: Steps,
    },
    {
      title: 'Corners',
      note: 'The larger the piece, the rounder. Cards differ by tone.',
      Sample: Corners,
    },
  ],
};

function Air() {
  const { element, reading } = useReading<HTMLDivElement>(readPadding);
  return (
    <div ref={element} className="air rounded-xl bg-chosen">
      <p lang="en" className="bg-raised py-4 text-center text-sm">
        air · {reading}
      </p>
    </div>
  );
}

function readPadding(element: Element): string {
  return `${Math.round(Number.parseFloat(getComputedStyle(element).paddingTop))} px`;
}

/** Whole class names: Tailwind does not find composed ones. */
const steps = ['w-2', 'w-3', 'w-5', 'w-8', 'w-12', 'w-16', 'w-20', 'w-30'] as const;

function Steps() {
  return (
    <ul className="grid gap-3">
      {steps.map((step) => (
        <Step key={step} step={step} />
      ))}
    </ul>
  );
}

function Step({ step }: { step: (typeof steps)[number] }) {
  const { element, reading } = useReading<HTMLSpanElement>(readWidth);
  return (
    <li className="grid grid-cols-[3rem_4.5rem_1fr] items-center text-sm figures">
      <span className="font-semibold">{step.replace('w-', '')}</span>
      <span className="text-muted">{reading}</span>
      <span ref={element} className={`h-5 rounded-sm bg-signal ${step}`} />
    </li>
  );
}

function readWidth(element: Element): string {
  return `${Math.round(element.getBoundingClientRect().width)} px`;
}

const corners = [
  { className: 'rounded-xl', use: 'fields' },
  { className: 'rounded-2xl', use: 'toasts, inner frames' },
  { className: 'rounded-[1.75rem]', use: 'cards' },
  { className: 'rounded-[2.25rem]', use: 'call to action' },
  { className: 'rounded-full', use: 'actions, switches' },
] as const;

function Corners() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {corners.map(({ className, use }) => (
        <li key={className}>
          <div className={`h-24 border border-edge bg-raised ${className}`} />
          <p lang="en" className="mt-2 text-sm">
            <span className="font-semibold">{className}</span>
            <span className="block text-muted">{use}</span>
          </p>
        </li>
      ))}
      <li className="card flex items-center">
        <p lang="en" className="text-sm">
          <span className="font-semibold">card</span>
          <span className="block text-muted">its corners, its tone and its air</span>
        </p>
      </li>
    </ul>
  );
}
