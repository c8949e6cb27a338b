import type { IconNode } from 'lucide';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../language.ts';

/** Style of every line of the sidebar and of a list's views, links and buttons. */
export const navLinkClass =
  'flex min-h-9 w-full items-center gap-3 rounded-xl px-3 pointer-coarse:min-h-11 text-left font-medium hover:bg-chosen aria-[current=page]:bg-chosen aria-[current=page]:font-semibold';

/** A page, or a folder or view of a list. */
export type Place = {
  readonly href: string;
  readonly label: string;
  readonly isHere: boolean;
  readonly count?: number | undefined;
  /** The meaning of the count, for screen readers. */
  readonly countLabel?: string;
};

type NavLinkProps = Place & {
  readonly drawing?: IconNode;
  readonly isStrong?: boolean;
  onPress?(): void;
};

/** A link to a place, with the number of what is open there. */
export function NavLink(props: NavLinkProps) {
  const { href, label, drawing, isHere, count = 0, countLabel, isStrong, onPress } = props;
  const language = useLanguage();
  return (
    <li>
      <Link
        href={href}
        aria-current={isHere ? 'page' : undefined}
        data-first={isHere || undefined}
        onClick={onPress}
        className={navLinkClass}
      >
        {drawing && <Icon drawing={drawing} size={18} className="shrink-0 text-muted" />}
        <span className="min-w-0 flex-1 truncate">{label}</span>
        {count > 0 && (
          <span className={isStrong ? 'font-bold text-link' : 'text-muted'}>
            {count.toLocaleString(language)}
            <span className="sr-only"> {countLabel}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
