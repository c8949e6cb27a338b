import { type TagColour, tagColours } from '#contract/admin/tags.ts';
import { useTexts } from '../language.ts';
import { TagDot } from './tag-chip.tsx';

type ColourChoiceProps = {
  /** Of the group of radio buttons. */
  readonly name: string;
  readonly colour: TagColour;
  onColour(colour: TagColour): void;
};

/** Chooses the colour of a tag. */
export function ColourChoice({ name, colour, onColour }: ColourChoiceProps) {
  const { tags: texts } = useTexts();
  return (
    <fieldset>
      <legend className="text-sm text-muted">
        {texts.colour}: {texts.colours[colour]}
      </legend>
      <div className="-ml-1.5 mt-0.5 flex flex-wrap">
        {tagColours.map((one) => (
          <label
            key={one}
            title={texts.colours[one]}
            className="relative grid size-8 place-items-center rounded-full has-checked:outline-2 has-checked:-outline-offset-4 has-checked:outline-text has-focus-visible:bg-chosen pointer-coarse:size-11"
          >
            <input
              type="radio"
              name={name}
              value={one}
              aria-label={texts.colours[one]}
              checked={one === colour}
              onChange={() => onColour(one)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full"
            />
            <TagDot colour={one} className="pointer-events-none size-4" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
