import './contact-dialog.css';
import { Dialog } from '../../ui/dialog.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Loading } from '../../ui/loading.tsx';
import type { SiteDialogProps } from '../dialogs/dialog-props.ts';
import { Toaster } from '../toasts/toaster.tsx';
import { ContactWays } from './contact-ways.tsx';

const SimpleForm = lazy(() => import('../contact/simple-form.tsx'));

/** The message form in a dialog. It closes when the message is stored; a failure is shown in it. */
export default function ContactDialog({ isOpen, onClose, language, chrome }: SiteDialogProps) {
  const texts = chrome.floatingContact;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      className="contact-dialog"
    >
      <ContactWays texts={texts} />
      <SimpleForm
        chrome={chrome}
        language={language}
        draft="dock"
        onSent={onClose}
        placeholder={
          <div className="contact-dialog-room">
            <Loading className="" />
          </div>
        }
        failure={
          <div className="contact-dialog-room">
            <LoadFailure texts={chrome.loading} onRetry={SimpleForm.fetch} />
          </div>
        }
      />
      {/* Content outside an open dialog is inert and not announced. */}
      {isOpen && <Toaster texts={chrome.toast} />}
    </Dialog>
  );
}
