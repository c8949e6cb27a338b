import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide';
import { Link } from 'wouter';
import { type FirstStep, type FirstSteps, readFirstSteps } from '#contract/admin/first-steps.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { polled, queryOf } from '../api-client/queries.ts';
import { paths } from '../paths.ts';
import { linkButton } from '../ui/buttons.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { Panel } from '../ui/panel.tsx';
import { useSystemTexts } from './texts.ts';

const firstStepsRead = polled(queryOf(readFirstSteps));

/** Pages of the admin for the steps. The others are settings of the server. */
const places: Partial<Record<FirstStep, string>> = {
  password: paths.account,
  company: `${paths.content}/identity`,
  register: `${paths.content}/identity?at=identity/registration/mersis`,
  figures: `${paths.content}/identity?at=identity/figures/years`,
  certificates: `${paths.content}/identity?at=identity/certificates`,
  texts: paths.content,
};

/** Steps left before the site goes live; nothing once all are done. */
export function FirstStepsPanel() {
  const texts = useSystemTexts().steps;
  const { data } = useQuery(firstStepsRead);
  if (data?.steps.every(({ isDone }) => isDone)) return null;
  return (
    <Panel title={texts.title} className="lg:col-span-2">
      <WhenFetched of={firstStepsRead} loading={texts.loading} failed={texts.failed}>
        {({ steps }) => (
          <>
            <p className="mt-1 text-muted">
              {fill(texts.lead, {
                done: String(steps.filter(({ isDone }) => isDone).length),
                all: String(steps.length),
              })}
            </p>
            <ul className="mt-4 grid gap-x-10 md:grid-cols-2">
              {steps.map((one) => (
                <Step key={one.step} {...one} />
              ))}
            </ul>
          </>
        )}
      </WhenFetched>
    </Panel>
  );
}

function Step({ step, isDone, samples }: FirstSteps['steps'][number]) {
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
            {how}
          </p>
        )}
      </div>
    </li>
  );
}
