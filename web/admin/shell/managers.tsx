import { CannedAnswerManager } from '../replies/canned-answer-manager.tsx';
import { TagManager } from '../tags/tag-manager.tsx';

/** The dialogs in which tags and canned answers are renamed and deleted. */
export default function Managers() {
  return (
    <>
      <TagManager />
      <CannedAnswerManager />
    </>
  );
}
