import type { IconNode } from 'lucide';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';

type NoticeLineProps = {
  readonly drawing: IconNode;
  readonly isUrgent: boolean;
  readonly children: string;
  /** Where something can be done, and the words of the link. */
  readonly href: string;
  readonly linked: string;
};

/** A line above every page of the admin, with the way to what it speaks of. */
export function NoticeLine({ drawing, isUrgent, children, href, linked }: NoticeLineProps) {
  return (
    <p
      data-urgent={isUrgent || undefined}
      className="flex items-center gap-3 border-b border-line bg-chosen px-5 py-2 text-sm font-semibold data-urgent:bg-dawn data-urgent:text-[#2b1206]"
    >
      <Icon drawing={drawing} size={18} className="shrink-0" />
      <span>
        {children}{' '}
        <Link href={href} className="underline underline-offset-4">
          {linked}
        </Link>
      </span>
    </p>
  );
}
