import { type ComponentProps, useRef } from 'react';
import { QuietButton } from '../../ui/buttons.tsx';

type FileButtonProps = ComponentProps<'button'> & {
  /** As HTML's `accept`. */
  readonly accept: string;
  onFile(file: File): void;
};

export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows the same file to be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <QuietButton {...button} onClick={() => button['aria-disabled'] || input.current?.click()} />
    </>
  );
}
