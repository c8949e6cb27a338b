import { useChrome } from '../loading/content-cache.ts';

type ReachUsProps = { readonly text: string; readonly email: string };

/** E-mail address and phone number of the company, for when a form cannot be sent. */
export function ReachUs({ text, email }: ReachUsProps) {
  const { phone } = useChrome().identity;
  return (
    <p className="rounded-xl border border-edge p-4">
      {text}{' '}
      <a href={`mailto:${email}`} className="inline-link">
        {email}
      </a>{' '}
      ·{' '}
      <a href={`tel:${phone.e164}`} className="inline-link whitespace-nowrap">
        {phone.text}
      </a>
    </p>
  );
}
