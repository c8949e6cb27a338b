import { useState } from 'react';

/** Whether a condition holds or has held before. */
export function useEver(condition: boolean): boolean {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
}
