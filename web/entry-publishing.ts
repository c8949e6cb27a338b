/** The program that writes pages, for the build and for the service, which imports its bundle (dist/publishing). */
export { bootstrapSource } from './document/document.ts';
export { render } from './entry-server.tsx';
export { contentFiles } from './publishing/content-files.ts';
export { takePicture, writePictureFile } from './publishing/pictures.ts';
export { publishSite, renderPage } from './publishing/publish-site.ts';
