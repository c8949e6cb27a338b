import './admin/session/early-calls.ts';
import { firstTexts } from './admin/texts/index.ts';

/**
 * A script of its own, which is here long before the admin's: the texts of the stored language and what is shown
 * first are requested while that is on its way. The admin's script handles a failure.
 */
firstTexts.catch(() => undefined);
