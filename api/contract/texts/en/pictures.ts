import type { pictures as turkish } from '../tr/pictures.ts';

export const pictures: typeof turkish = {
  notPicture: 'This file could not be opened. Please choose a JPEG, PNG, WebP or AVIF picture.',
  tooManyPixels: 'This picture is too large. Please choose one of at most 50 megapixels.',
  oldAlt: 'This text describes the drawing. Please write what the picture you uploaded shows.',
  tooSmall: 'This picture is too small. Please choose one at least 600 pixels wide.',
  missingFile: 'This site does not have this PDF. Please upload the file again, or remove it.',
  lostLink: 'This text links to a service area that you removed. Please change or remove the link.',
  notLogo: 'This file could not be opened. Please choose a logo in SVG or PNG.',
  unsafeLogo:
    'This SVG has scripts, text, filters or other files in it. Please convert text to outlines, and upload a plain SVG or a PNG.',
  logoTooSmall: 'This logo is too small. Please choose one at least 48 pixels high.',
};
