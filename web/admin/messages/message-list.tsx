import { useAtomValue } from 'jotai';
import { CheckCheck } from 'lucide';
import { folders, listMessages } from '#contract/admin/messages.ts';
import { sortOf } from '#contract/admin/sort.ts';
import { hrefFor } from '#contract/content/site-map.ts';
import { Icon } from '../../ui/icon.tsx';
import { countsAtom } from '../api-client/counts.ts';
import { useLanguage, useReader, useTexts } from '../language.ts';
import { FoundElsewhere } from '../list/found-elsewhere.tsx';
import { PagedList } from '../list/paged-list.tsx';
import type { ListProps } from '../list/use-list-page.ts';
import { BulkBar, bulkButton } from '../record/bulk-bar.tsx';
import { EraseAll } from '../record/erase-dialogs.tsx';
import { quietButton } from '../ui/buttons.tsx';
import { AnswerMenu } from './answer.tsx';
import { messageList, messageSelection } from './list.ts';
import { MessageHead } from './list-head.tsx';
import { type MessageActs, messageBulkActions, messageErasing, toolsFor } from './marks.ts';
import { MessageRow } from './message-row.tsx';
import { filterCount, isEverywhere, type Query, searchIn, toApiQuery } from './query.ts';
import { emptyText, titleOf } from './words.ts';

/** The list of a folder, with its filters and bulk actions. */
export function MessageList(props: MessageActs & ListProps<Query>) {
  const { query, openId, hrefOf, onQuery, onAct, onTrash } = props;
  const { texts, language } = useReader();
  const selected = useAtomValue(messageSelection.selectedAtom);
  const counts = useAtomValue(countsAtom);
  const { folder, view, sort, q } = query;
  const isNarrowed = filterCount(query) > 0 || q !== undefined;
  return (
    <>
      <div className="relative">
        <MessageHead query={query} onQuery={onQuery} />
        {(folder === 'spam' || folder === 'trash') && (
          <EraseAll
            list={folder}
            total={counts?.folders[folder] ?? 0}
            lead={texts.erase.many}
            erasing={messageErasing}
          />
        )}
        {selected.length > 0 && <MessageBulkBar {...{ onAct, onTrash }} />}
      </div>
      <PagedList
        list={messageList}
        label={titleOf(query, texts)}
        query={query}
        openId={openId}
        texts={texts}
        empty={isNarrowed ? texts.nothingFound : emptyText(query, texts, language)}
        filterCount={filterCount(query)}
        onClear={() => onQuery({ folder, view, sort })}
        // Follow-ups begin with the due ones.
        sort={view === 'followUp' ? undefined : sortOf(query)}
        onQuery={onQuery}
        elsewhere={
          isNarrowed || view || folder !== 'inbox' ? (
            q && (
              <FoundElsewhere
                // A search everywhere leaves out only the trash.
                places={folders
                  .filter((one) => (isEverywhere(query) ? one === 'trash' : view || one !== folder))
                  .map((one) => ({ name: texts.folders[one], query: searchIn(query, one) }))}
                call={listMessages}
                toApiQuery={toApiQuery}
                onQuery={onQuery}
              />
            )
          ) : (
            <FirstDay />
          )
        }
        row={(message, sought) => (
          <MessageRow
            message={message}
            query={query}
            sought={sought}
            href={hrefOf(message.id)}
            isOpen={message.id === openId}
            onStar={() => onAct([message], message.starred ? 'unstar' : 'star')}
            onArchive={() => {
              if (message.trashedAtUtc !== null) onTrash([message], false);
              else onAct([message], toolsFor([message], texts)[0].action);
            }}
          />
        )}
      />
    </>
  );
}

/** First steps, while all folders are empty, as before the first message. */
function FirstDay() {
  const { firstDay: texts } = useTexts();
  const language = useLanguage();
  const counts = useAtomValue(countsAtom);
  if (!counts || folders.some((folder) => counts.folders[folder] > 0)) return null;
  return (
    <div className="mx-auto mt-6 grid max-w-[22em] justify-items-center gap-3">
      <p>{texts.try}</p>
      {/* The site is another document. */}
      <a href={hrefFor('contact', language)} target="_blank" className={quietButton} rel="noopener">
        {texts.openForm}
      </a>
    </div>
  );
}

/** The bulk actions for the ticked messages. */
function MessageBulkBar({ onAct, onTrash }: MessageActs) {
  const texts = useTexts();
  const selected = useAtomValue(messageSelection.selectedAtom);
  const [archive, , unread, spam] = toolsFor(selected, texts);
  return (
    <BulkBar
      kind="messages"
      label={texts.selection}
      selection={messageSelection}
      markAtom={messageBulkActions.markAtom}
      erasing={messageErasing}
      onTrash={onTrash}
      actions={[unread, archive, spam].map(({ drawing, label, action }) => ({
        ...{ drawing, label, onPress: () => onAct(selected, action) },
      }))}
    >
      <AnswerMenu
        id="bulk-answer"
        messages={selected}
        className={bulkButton}
        face={<Icon drawing={CheckCheck} size={18} />}
      />
    </BulkBar>
  );
}
