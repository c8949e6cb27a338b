import { notify } from '../features/toasts/notify.ts';
import { Toaster } from '../features/toasts/toaster.tsx';
import { useSampleChrome } from './sample-language.ts';

const button =
  'min-h-11 rounded-full border border-edge px-5 font-semibold text-text hover:border-link hover:text-link';

/** Raises a toast of each kind. */
export function ToastButtons() {
  const { success, failure, offline } = useSampleChrome().chrome.messageForm;
  return (
    <div lang="en" className="flex flex-wrap gap-3">
      <button type="button" className={button} onClick={() => notify('success', success)}>
        Success
      </button>
      <button type="button" className={button} onClick={() => notify('error', failure)}>
        Error
      </button>
      <button
        type="button"
        className={button}
        onClick={() => notify('error', `${failure} ${offline}`)}
      >
        Long error
      </button>
    </div>
  );
}

/** Where they appear: the site's own place for them. */
export function SampleToaster() {
  return <Toaster texts={useSampleChrome().chrome.toast} />;
}
