import { type TagColour, tagColours } from '#contract/admin/tags.ts';
import { useTexts } from '../language.ts';
import { TagDot } from './tag-chip.tsx';

type ColourChoiceProps = {
  /** Of the group of radio buttons. */
  readonly name: string;
  readonly colour: TagColour;
  onColour(colour: TagColour): void;
};

export function ColourChoice({ name, colour, onColour }: ColourChoiceProps) {
  const { tags: texts } = useTexts();
  return (
    <fieldset>
      <legend className="text-sm text-muted">
        {texts.colour}: {texts.colours[colour]}
      </legend>
      <div className="mt-0.5 grid grid-cols-8">
        {tagColours.map((one) => (
          <label
            key={one}
            title={texts.colours[one]}
            className="relative grid h-9 place-items-center rounded-xl has-focus-visible:outline-3 has-focus-visible:outline-[var(--focus)] pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={name}
              value={one}
              aria-label={texts.colours[one]}
              checked={one === colour}
              onChange={() => onColour(one)}
              className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <TagDot
              colour={one}
              className="pointer-events-none size-4 peer-checked:outline-2 peer-checked:outline-offset-3 peer-checked:outline-text"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
