import './contact-dialog.css';
import { Mail, MessageCircleMore, Phone } from 'lucide';
import { useId } from 'react';
import { useChrome } from '../../loading/content-cache.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import type { SiteDialogProps } from '../dialogs/open-dialog.ts';
import { Toaster } from '../toasts/toaster.tsx';
import { hideContact } from './floating-contact.tsx';

const SimpleForm = lazy(() => import('../contact/simple-form.tsx'));

/** The message form in a dialog. It closes when the message is stored; a failure is shown in it. */
export function ContactDialog({ isOpen, onClose }: SiteDialogProps) {
  const chrome = useChrome();
  const texts = chrome.floatingContact;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      className="contact-dialog"
    >
      <ContactWays />
      <div className="contact-dialog-room">
        <SimpleForm
          // Restarts in another language: its errors are in the language that it was sent in.
          key={usePageLanguage()}
          draft="dock"
          onSent={onClose}
          placeholder={<Loading className="" />}
          failure={<LoadFailure onRetry={SimpleForm.retry} />}
        />
      </div>
      <HideButton onHide={onClose} />
      {/* Content outside an open dialog is inert and not announced. */}
      {isOpen && <Toaster texts={chrome.toast} />}
    </Dialog>
  );
}

/** Hides the floating button on small screens, which have no space for a control beside it. */
function HideButton({ onHide }: { onHide(): void }) {
  const texts = useChrome().floatingContact;
  const id = useId();
  const press = () => {
    onHide();
    hideContact();
  };
  return (
    // On wide screens the control is beside the button.
    <p className="border-t border-line pt-2 text-[0.95rem] text-muted lg:hidden">
      <span id={id}>{texts.inTheWay}</span>{' '}
      <button type="button" aria-describedby={id} onClick={press} className="inline-link min-h-11">
        {texts.hide}
      </button>
    </p>
  );
}

/** Contact details beside the form: WhatsApp, phone, e-mail. */
function ContactWays() {
  const { floatingContact: texts, identity } = useChrome();
  const ways = [
    // WhatsApp's link format: the number without its plus.
    [texts.whatsapp, `https://wa.me/${identity.whatsapp.slice(1)}`, MessageCircleMore],
    [texts.call, `tel:${identity.phone.e164}`, Phone],
    [texts.email, `mailto:${identity.email.info}`, Mail],
  ] as const;
  return (
    <ul aria-label={texts.label} className="grid grid-cols-3">
      {ways.map(([label, href, drawing]) => (
        <li key={href}>
          <a
            href={href}
            rel="noopener"
            className="grid justify-items-center gap-1 rounded-xl py-2 text-sm font-semibold text-link hover:bg-band"
          >
            <Icon drawing={drawing} size={22} />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
