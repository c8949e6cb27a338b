import type { PlateId } from '#contract/content/plate-ids.ts';
import { plates, plateUrl } from '../../../plates/plates.ts';
import { Logo } from '../../../ui/logo.tsx';
import { OwnPictures } from '../../../ui/own-pictures.ts';
import { company } from '../../company.ts';

type PictureOfProps = {
  /** Undefined for the logo. */
  readonly plate: PlateId | undefined;
  /** The key of the owner's picture, if any. */
  readonly value: unknown;
  readonly className: string;
};

/** A picture of the site: the owner's, or the drawn one. The logo is shown on both of its grounds. */
export function PictureOf({ plate, value, className }: PictureOfProps) {
  const key = typeof value === 'string' ? value : undefined;
  if (!plate) {
    return (
      <OwnPictures value={{ logo: key }}>
        <div className="grid overflow-clip rounded-xl border border-line">
          <div className="bg-night p-4 text-white">
            <Logo name={company().shortName} />
          </div>
          <div className="bg-surface p-4">
            <Logo name={company().shortName} onPaper />
          </div>
        </div>
      </OwnPictures>
    );
  }
  const { width, height, tones, widths } = plates[plate];
  return (
    <img
      src={plateUrl(plate, tones[0], widths[0], 'jpg', key)}
      alt=""
      loading="lazy"
      width={width}
      height={height}
      className={`rounded-xl border border-line ${className}`}
    />
  );
}
