import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Outcome } from '../../api-client/call-api.ts';
import { languageAtom } from '../language.ts';
import { passwordForm } from '../login/password-form.ts';

type PasswordFormProps = { send(password: string): Promise<Outcome<unknown>> };

/** The login page's form (login/password-form.ts) as a component. */
export function PasswordForm({ send }: PasswordFormProps) {
  const language = useAtomValue(languageAtom);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { form } = passwordForm({ language, send });
    place.current?.replaceChildren(form);
  }, [language, send]);
  return <div ref={place} />;
}
