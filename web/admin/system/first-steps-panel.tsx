import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { CircleCheck, CircleDashed } from 'lucide';
import { Link } from 'wouter';
import type { FirstStep, FirstSteps } from '#contract/admin/first-steps.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { paths } from '../paths.ts';
import { LinkButton, linkButton } from '../ui/buttons.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { Panel } from '../ui/panel.tsx';
import { firstStepsRead, putFirstStepsAwayAtom } from './state.ts';
import { useSystemTexts } from './texts.ts';

/** Pages of the admin for the steps. The others are settings of the server. */
const places: Partial<Record<FirstStep, string>> = {
  password: paths.account,
  company: `${paths.content}/identity`,
  register: `${paths.content}/identity?at=identity/registration/mersis`,
  capital: `${paths.content}/identity?at=identity/registration/subscribedCapital`,
  board: `${paths.content}/identity?at=identity/registration/board`,
  hosting: `${paths.content}/identity?at=identity/registration/hostingProvider`,
  btk: `${paths.content}/identity?at=identity/registration/btkKind`,
  security: `${paths.content}/identity?at=identity/email/security`,
  accessibility: `${paths.content}/legal?at=tr/legal/accessibility/lines`,
  figures: `${paths.content}/identity?at=identity/figures/years`,
  certificates: `${paths.content}/identity?at=identity/certificates`,
  texts: paths.content,
};

/** Steps left before the site goes live, until the list is put away; nothing once all are done. */
export function FirstStepsPanel() {
  const texts = useSystemTexts().steps;
  const { data } = useQuery(firstStepsRead);
  const putAway = useSetAtom(putFirstStepsAwayAtom);
  if (data?.steps.every(({ isDone }) => isDone)) return null;
  return (
    <Panel title={texts.title} className="lg:col-span-2">
      <WhenFetched of={firstStepsRead} loading={texts.loading} failed={texts.failed}>
        {({ steps, isPutAway }) => (
          <>
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
              <p className="text-muted">
                {fill(texts.lead, {
                  done: String(steps.filter(({ isDone }) => isDone).length),
                  all: String(steps.length),
                })}
              </p>
              <LinkButton onClick={() => putAway(!isPutAway)}>
                {isPutAway ? texts.show : texts.putAway}
              </LinkButton>
            </div>
            {!isPutAway && (
              <ul className="mt-3 grid gap-x-10 md:grid-cols-2">
                {steps.map((one) => (
                  <Step key={one.step} {...one} />
                ))}
              </ul>
            )}
          </>
        )}
      </WhenFetched>
    </Panel>
  );
}

function Step({ step, isDone, samples, settings }: FirstSteps['steps'][number]) {
  const texts = useSystemTexts().steps;
  const place = places[step];
  const { name, how } = texts.all[step];
  return (
    <li className="flex gap-3 border-t border-line py-3">
      <Icon
        drawing={isDone ? CircleCheck : CircleDashed}
        size={22}
        className={`mt-0.5 shrink-0 ${isDone ? 'text-link' : 'text-muted'}`}
      />
      <div className="min-w-0">
        <p className="font-semibold">
          {place && !isDone ? (
            <Link href={place} className={linkButton}>
              {name}
            </Link>
          ) : (
            name
          )}
          <span className="sr-only">: {isDone ? texts.done : texts.open}</span>
        </p>
        {!isDone && (
          <p className="text-sm text-muted">
            {samples && (
              <span className="font-semibold">
                {`${fill(texts.samples, { left: String(samples.left), all: String(samples.all) })} `}
              </span>
            )}
            {fill(how, { settings: settings?.join(', ') })}
          </p>
        )}
      </div>
    </li>
  );
}
