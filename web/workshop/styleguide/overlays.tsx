import { useState } from 'react';
import { ConsentBanner } from '../../features/consent/consent-banner.tsx';
import { Dialogs } from '../../features/dialogs/dialogs.tsx';
import { dialogIds, useOpenDialog } from '../../features/dialogs/open-dialog.ts';
import { FloatingContact } from '../../features/floating-contact/floating-contact.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Chapter } from './piece.ts';
import { SampleButtons } from './states.tsx';

export const overlays: Chapter = {
  id: 'overlays',
  title: 'Overlays',
  lead: 'What lies over a page: the browser’s own modal dialogs, and what goes along at the window’s foot.',
  pieces: [
    {
      title: 'Sheets',
      note: 'Along each edge of the window. Escape, the close mark or a press beside it closes it, and the focus is where it was.',
      layout: 'own',
      Sample: Sheets,
    },
    {
      title: 'Dialogs',
      note: 'Those of the site. Their code comes when they are first opened.',
      layout: 'own',
      Sample: SiteDialogs,
    },
    {
      title: 'Consent banner',
      note: 'Yes and no weigh the same. Here it stays where it is; on the site it rises once, at the foot.',
      Sample: ConsentBanner,
    },
    {
      title: 'Floating contact',
      note: 'A bar of its own on a phone, a capsule where there is room.',
      Sample: FloatingContact,
    },
  ],
};

const sides = ['left', 'right', 'top', 'bottom'] as const;

function Sheets() {
  const [open, setOpen] = useState<(typeof sides)[number]>();
  const buttons = sides.map((side) => [`From the ${side}`, () => setOpen(side)]);
  return (
    <div className="wrap py-6">
      <SampleButtons of={Object.fromEntries(buttons)}>
        {sides.map((side) => (
          <Sheet
            key={side}
            side={side}
            isOpen={open === side}
            onClose={() => setOpen(undefined)}
            title={`A sheet from the ${side}`}
            closeLabel="Close the sheet"
          >
            <p>What it holds scrolls in itself.</p>
          </Sheet>
        ))}
      </SampleButtons>
    </div>
  );
}

function SiteDialogs() {
  const buttons = dialogIds.map((id) => [`Dialog: ${id}`, () => useOpenDialog.setState(id)]);
  return (
    <div className="wrap py-6">
      <SampleButtons of={Object.fromEntries(buttons)}>
        <Dialogs page="about" />
      </SampleButtons>
    </div>
  );
}
