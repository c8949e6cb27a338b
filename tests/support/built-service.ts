/** The service as `npm run build` builds it, for the image and for `npm start`. */
export const builtService = 'dist/service/api/index.js';
