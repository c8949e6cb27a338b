import type { ReactNode, Ref } from 'react';
import { useTexts } from '../language.ts';
import { QuietButton } from './buttons.tsx';

type DialogButtonsProps = {
  /** On the button that goes back; by default "cancel". */
  readonly cancel?: string | undefined;
  readonly cancelRef?: Ref<HTMLButtonElement>;
  onCancel(): void;
  readonly children: ReactNode;
};

/** The buttons at the end of a dialog, or of a part of one. */
export function DialogButtons({ cancel, cancelRef, onCancel, children }: DialogButtonsProps) {
  const texts = useTexts();
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <QuietButton ref={cancelRef} onClick={onCancel}>
        {cancel ?? texts.cancel}
      </QuietButton>
      {children}
    </div>
  );
}
