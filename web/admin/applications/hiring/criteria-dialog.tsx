import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTexts } from '../../language.ts';
import { WhenFetched } from '../../ui/fetched.tsx';
import { CriteriaForm } from './criteria-form.tsx';
import { hiringFetch } from './hiring-state.ts';

type CriteriaDialogProps = { readonly isOpen: boolean; onClose(): void };

/** Names, orders and removes the criteria of the scorecard. */
export default function CriteriaDialog({ isOpen, onClose }: CriteriaDialogProps) {
  const texts = useTexts();
  const { criteria } = texts.hiring;
  const hiring = useAtomValue(hiringFetch.fetchedAtom);
  const fetchHiring = useSetAtom(hiringFetch.fetchAtom);
  useEffect(() => {
    if (isOpen) fetchHiring({}, true);
  }, [isOpen, fetchHiring]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={criteria.title} closeLabel={texts.close}>
      <WhenFetched
        what={hiring}
        loading={criteria.loading}
        failed={criteria.failed}
        onRetry={() => fetchHiring()}
      >
        {(data) => (
          <CriteriaForm hiring={data} onRefresh={() => fetchHiring({}, true)} onSaved={onClose} />
        )}
      </WhenFetched>
    </Dialog>
  );
}
