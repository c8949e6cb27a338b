/** The name of the honeypot in the page, which tells browsers nothing; the API calls it `website`. */
export const honeypotName = 'leave-empty';
