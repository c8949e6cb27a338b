import type { ComponentProps } from 'react';
import { TextField } from '../../ui/field.tsx';
import { linkButton } from '../ui/buttons.tsx';
import { QrCode } from './qr-code.tsx';
import { useKeyTexts } from './texts.ts';

type AppSetupProps = {
  /** Base32. */
  readonly secret: string;
  /** Of the scheme `otpauth`, which holds the secret. */
  readonly uri: string;
  /** Props of the field for a first code. */
  readonly field: Omit<ComponentProps<typeof TextField>, 'label'>;
};

/** Sets up an authenticator app: the QR code, the same as a link and as text, and a field for a first code. */
export function AppSetup({ secret, uri, field }: AppSetupProps) {
  const { app: texts } = useKeyTexts();
  return (
    <div className="grid gap-4">
      <p className="text-muted">{texts.lead}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <QrCode text={uri} label={texts.qr} />
        <div className="min-w-0 flex-[1_1_12rem]">
          <p className="text-sm text-muted">{texts.byHand}</p>
          <p translate="no" className="mt-1 break-words">
            {groupsOf(secret)}
          </p>
          <a href={uri} className={`mt-1 inline-flex items-center ${linkButton}`}>
            {texts.open}
          </a>
        </div>
      </div>
      <TextField {...field} label={texts.code} inputMode="numeric" autoComplete="one-time-code" />
    </div>
  );
}

/** In groups of four, as it is easiest to type. Apps ignore the spaces. */
function groupsOf(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
