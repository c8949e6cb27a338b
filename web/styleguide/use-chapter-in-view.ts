import { useEffect, useState } from 'react';
import type { Chapter } from './piece.ts';

/** The margin that leaves a line a third down the screen: the chapter that crosses it is being read. */
const readingLine = '-33% 0px -66%';

/** The id of the chapter that is being read. */
export function useChapterInView(chapters: readonly Chapter[]): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setInView(entered.target.id);
      },
      { rootMargin: readingLine },
    );
    for (const { id } of chapters) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [chapters]);
  return inView;
}
