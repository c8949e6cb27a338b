import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { useUser } from '../session/user.ts';

const Part = lazyPart(() => import('./parts.tsx'));

/** A part of a page about whose task records are; nothing where only the first owner logs in. */
export function Assigned(props: ComponentProps<typeof Part>) {
  return (
    useUser() && (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  );
}
