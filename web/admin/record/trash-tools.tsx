import { ArchiveRestore, type IconNode, Printer, Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { IconButton } from '../ui/icon-button.tsx';

type TrashToolsProps = { readonly label: string; onRestore(): void; onErase(): void };

/** The actions for an open record that is in the trash, each with its shortcut. */
export function TrashTools({ label, onRestore, onErase }: TrashToolsProps) {
  const { actions } = useTexts();
  return (
    <div
      role="toolbar"
      aria-label={label}
      className="flex min-w-0 flex-wrap items-center gap-1.5 max-md:order-2 max-md:w-full md:flex-1"
    >
      <Tool
        drawing={ArchiveRestore}
        label={actions.restore}
        shortcut="e"
        className="bg-link text-surface hover:opacity-90"
        keyClass="key-on-colour"
        onPress={onRestore}
      />
      <Tool
        drawing={Trash2}
        label={actions.erase}
        shortcut="#"
        className="border border-line hover:bg-chosen"
        onPress={onErase}
      />
      <IconButton
        drawing={Printer}
        label={actions.print}
        onClick={() => print()}
        className="grid size-11 place-items-center rounded-xl border border-line hover:bg-chosen max-md:hidden"
      />
    </div>
  );
}

type ToolProps = {
  readonly drawing: IconNode;
  readonly label: string;
  readonly shortcut: string;
  readonly className: string;
  readonly keyClass?: string;
  onPress(): void;
};

function Tool({ drawing, label, shortcut, className, keyClass = '', onPress }: ToolProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`inline-flex min-h-11 items-center gap-2 rounded-xl px-4 font-semibold ${className}`}
    >
      <Icon drawing={drawing} size={18} />
      {label}
      <span aria-hidden="true" className={`key ${keyClass} pointer-coarse:hidden`}>
        {shortcut}
      </span>
    </button>
  );
}
