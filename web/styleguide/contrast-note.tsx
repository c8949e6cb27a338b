import { contrast, grade } from './contrast.ts';

type ContrastNoteProps = {
  readonly colour: string | undefined;
  /** The ground; both are undefined until they are read. */
  readonly against: string | undefined;
};

/** A colour's contrast on another, and what it is enough for. */
export function ContrastNote({ colour, against }: ContrastNoteProps) {
  if (!colour || !against) return null;
  // A ground may set a colour to transparent.
  if (colour === 'transparent') return <span className="block text-sm">not drawn</span>;
  const ratio = contrast(colour, against);
  return (
    <span className="block figures">
      {ratio.toFixed(1)} <span className="block text-sm">{grade(ratio)}</span>
    </span>
  );
}
