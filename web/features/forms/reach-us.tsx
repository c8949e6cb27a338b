import { identity } from '../../content/identity.ts';

/** E-mail address and phone number of the company, for when a form cannot be sent. */
export function ReachUs({ text, email }: { readonly text: string; readonly email: string }) {
  return (
    <p className="rounded-xl border border-edge p-4">
      {text}{' '}
      <a href={`mailto:${email}`} className="inline-link">
        {email}
      </a>{' '}
      ·{' '}
      <a href={`tel:${identity.phone.e164}`} className="inline-link whitespace-nowrap">
        {identity.phone.text}
      </a>
    </p>
  );
}
