/** The honeypot's name in the page, meaningless to browsers; the API calls it `website`. */
export const honeypotName = 'leave-empty';
