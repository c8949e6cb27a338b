import { type ReactNode, useEffect, useRef } from 'react';
import { Logo } from '../../ui/logo.tsx';
import { company } from '../company.ts';
import { AdminLanguage } from '../ui/admin-language.tsx';

/** A page before the admin can be used, without its navigation. Its title is focused, also when it changes. */
export function BarePage({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${company().shortName}`;
    heading.current?.focus();
  }, [title]);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="no-print flex items-center justify-between bg-night px-6 py-4 text-white">
        <Logo name={company().shortName} />
        <AdminLanguage />
      </header>
      <main className="mx-auto grid w-full max-w-md content-center px-6 py-16">
        <h1 ref={heading} tabIndex={-1} className="text-4xl break-words">
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
