/** The program that writes pages: of the build, and later of the service, which imports its bundle (dist/publishing). */
export { bootstrapSource, render } from './entry-server.tsx';
export { takePicture, writePictureFile } from './publishing/pictures.ts';
export { publishSite, renderPage } from './publishing/publish-site.ts';
export { renderFiles } from './publishing/render-files.ts';
