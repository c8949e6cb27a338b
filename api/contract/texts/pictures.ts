import { inEachLanguage } from './in-each-language.ts';

/** Why a picture is refused: for the API alone. */
export const pictures = await inEachLanguage('pictures');
