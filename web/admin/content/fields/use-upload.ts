import { useState } from 'react';
import { notify } from '../../../features/toasts/notify.ts';
import { isolated } from '../../format/isolated.ts';
import { useIsShown } from '../../ui/use-run.ts';
import type { UploadResult } from '../uploads.ts';

/**
 * The upload of a field. A refusal is shown at the field, or as a toast with the file's name if the field is unmounted.
 * @param onUploaded receives the key of the file
 */
export function useUpload(
  upload: (file: File) => Promise<UploadResult>,
  onUploaded: (key: string) => void,
) {
  const [state, setState] = useState<'busy' | { readonly failure: string }>();
  const isShown = useIsShown();
  const take = async (file: File) => {
    setState('busy');
    const outcome = await upload(file);
    setState(outcome.ok ? undefined : { failure: outcome.failure });
    if (outcome.ok) onUploaded(outcome.key);
    else if (!isShown.current) notify('error', `${isolated(file.name)}: ${outcome.failure}`);
  };
  return {
    take,
    isBusy: state === 'busy',
    failure: typeof state === 'object' ? state.failure : undefined,
  };
}
