import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { type ApplicationStage, applicationStages } from '#contract/application.ts';
import { columns, shownAtom } from './lists.ts';
import { openApplication } from './open.ts';

/**
 * The column of the board that j and k go through: where the open application was when it was opened. It stays the
 * same when the application moves, so that the next one follows. Without an open one, the first column with any.
 */
export function useQueue(openId: string | undefined) {
  const { items } = useAtomValue(shownAtom);
  const open = useAtomValue(openApplication.shownAtom);
  const place = useRef<{ openId: string | undefined; stage?: ApplicationStage }>({ openId });
  if (place.current.openId !== openId) place.current = { openId };
  const listed = openId === undefined ? items[0] : items.find(({ id }) => id === openId);
  const stage = place.current.stage ?? listed?.stage;
  if (openId !== undefined && stage) place.current.stage = stage;
  const shown = open?.id === openId ? open?.stage : undefined;
  return columns[stage ?? shown ?? applicationStages[0]];
}
