import { useSetAtom } from 'jotai';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTexts } from '../../language.ts';
import { useFetch, WhenAnswered } from '../../ui/fetched.tsx';
import { CriteriaForm } from './criteria-form.tsx';
import { hiringFetch } from './hiring-state.ts';

type CriteriaDialogProps = { readonly isOpen: boolean; onClose(): void };

/** Names, orders and removes the criteria of the scorecard. */
export default function CriteriaDialog({ isOpen, onClose }: CriteriaDialogProps) {
  const texts = useTexts();
  const { criteria } = texts.hiring;
  const fetchHiring = useSetAtom(hiringFetch.fetchAtom);
  useFetch(hiringFetch, true, isOpen);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={criteria.title} closeLabel={texts.close}>
      <WhenAnswered of={hiringFetch} loading={criteria.loading} failed={criteria.failed}>
        {(data) => (
          <CriteriaForm hiring={data} onRefresh={() => fetchHiring({}, true)} onSaved={onClose} />
        )}
      </WhenAnswered>
    </Dialog>
  );
}
