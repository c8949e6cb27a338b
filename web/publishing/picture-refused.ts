/** Why an uploaded file is refused. */
export type PictureRefusal =
  | 'notPicture'
  | 'tooManyPixels'
  | 'tooSmall'
  | 'notLogo'
  | 'unsafeLogo'
  | 'logoTooSmall';

export class PictureRefused extends Error {
  readonly why: PictureRefusal;

  constructor(why: PictureRefusal) {
    super(why);
    this.why = why;
  }
}
