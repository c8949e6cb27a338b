import type { FieldMessageKey } from '#contract/field-messages.ts';

/** Why a CV is refused: its field's error. Each text says what was found, and how to save the file without it. */
export type CvRefusal = Extract<
  FieldMessageKey,
  /** Another type than the claimed one. */
  | 'pdfOnly'
  /** Encrypted, and opens with a password only. */
  | 'lockedFile'
  | 'macroFile'
  /** An embedded object or file, or an ActiveX control. */
  | 'embeddedFile'
  /**
   * Something that is fetched from another machine on opening: a template, a picture, an object, an including field.
   */
  | 'loadingFile'
  /** A DDE field, or a PDF's launch action. */
  | 'startingFile'
  /** A script of a PDF. */
  | 'scriptFile'
  /** Another action of a PDF, automatic or of a form. */
  | 'actionFile'
  /** A film, a sound or a 3D model in a PDF. */
  | 'mediaFile'
  /** Damaged, or too costly to examine. */
  | 'unreadableFile'
>;
