import { contrast, grade } from './contrast.ts';

type ContrastNoteProps = {
  readonly colour: string | undefined;
  /** What it stands on; both are unknown until they are read. */
  readonly against: string | undefined;
};

/** How well a colour is seen on another, and what that is enough for. */
export function ContrastNote({ colour, against }: ContrastNoteProps) {
  if (!colour || !against) return null;
  // A ground may leave a colour out.
  if (colour === 'transparent') return <span className="block text-sm">not drawn</span>;
  const ratio = contrast(colour, against);
  return (
    <span className="block figures">
      {ratio.toFixed(1)} <span className="block text-sm">{grade(ratio)}</span>
    </span>
  );
}
