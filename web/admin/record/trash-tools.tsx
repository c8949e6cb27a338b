import { ArchiveRestore, Printer, Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { buttonLike } from '../ui/buttons.tsx';
import { IconButton } from '../ui/icon-button.tsx';

type TrashToolsProps = { readonly label: string; onRestore(): void; onErase(): void };

const Tool = buttonLike('inline-flex min-h-11 items-center gap-2 rounded-xl px-4 font-semibold');

/** The actions for an open record that is in the trash, each with its shortcut. */
export function TrashTools({ label, onRestore, onErase }: TrashToolsProps) {
  const { actions } = useTexts();
  return (
    <div
      role="toolbar"
      aria-label={label}
      className="flex min-w-0 flex-wrap items-center gap-1.5 max-md:order-2 max-md:w-full md:flex-1"
    >
      <Tool onClick={onRestore} className="bg-link text-surface hover:opacity-90">
        <Icon drawing={ArchiveRestore} size={18} />
        {actions.restore}
        <span aria-hidden="true" className="key key-on-colour pointer-coarse:hidden">
          e
        </span>
      </Tool>
      <Tool onClick={onErase} className="border border-line hover:bg-chosen">
        <Icon drawing={Trash2} size={18} />
        {actions.erase}
        <span aria-hidden="true" className="key pointer-coarse:hidden">
          #
        </span>
      </Tool>
      <IconButton
        drawing={Printer}
        label={actions.print}
        onClick={() => print()}
        className="grid size-11 place-items-center rounded-xl border border-line hover:bg-chosen max-md:hidden"
      />
    </div>
  );
}
