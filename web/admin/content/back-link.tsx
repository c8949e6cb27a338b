import { ArrowLeft } from 'lucide';
import { Link } from 'wouter';
import { Icon } from '../../ui/icon.tsx';
import { paths } from '../paths.ts';
import { wordsClass } from './fields/small-buttons.tsx';
import { useContentTexts } from './texts.ts';

/** Leads from a document or the history to the list. */
export function BackLink() {
  const { back } = useContentTexts();
  return (
    <Link href={paths.content} className={`-ml-2 ${wordsClass}`}>
      <Icon drawing={ArrowLeft} size={16} />
      <span className="max-sm:sr-only">{back}</span>
    </Link>
  );
}
